import { Button, MenuItem, TextField } from '@mui/material'
import { Plus } from 'lucide-react'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { type FormField, formFieldKinds } from '../../../../contracts/cases/steps/form.ts'
import { type IdentifierKind, identifierKinds, identifierName } from '../../../../contracts/identifiers/index.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { emptyField, factsNamed, freeName, moved, removed, replaced } from './draft.ts'
import { EntryHead } from './EntryActions.tsx'
import { PrefillSelect } from './PrefillSelect.tsx'
import { TextPair } from './TextPair.tsx'
import type { KnownFact } from './useKnownFacts.ts'

interface FormSettingsProps {
  step: Extract<PlanStep, { kind: 'form' }>
  index: number
  /** What can be filled in. */
  facts: readonly KnownFact[]
}

/** The fields that the person fills in. */
export const FormSettings = ({ step, index, facts }: FormSettingsProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { draft, changeStep, problemAt } = useBuilder()
  const { fields } = step.settings
  const path = `steps.${index}.settings.fields`
  const change = (next: FormField[]) => changeStep(index, { settings: { fields: next } })
  const add = () => {
    const named = factsNamed(draft).flatMap(fact =>
      fact.startsWith(`${step.id}.`) ? fact.slice(step.id.length + 1) : [],
    )
    const taken = new Set([...fields.map(({ source }) => source), ...named])
    change([...fields, emptyField(freeName('field', taken))])
  }
  const problem = problemAt(path)
  return (
    <fieldset className={styles.list}>
      <legend>{text('form.fields')}</legend>
      {fields.map((field, at) => (
        <div key={at} className={styles.entry}>
          <EntryHead
            name={field.label[locale] || field.source}
            index={at}
            count={fields.length}
            onMove={by => change(moved(fields, at, by))}
            onRemove={() => change(removed(fields, at))}
          />
          <FieldEditor
            field={field}
            path={`${path}.${at}`}
            facts={facts}
            onChange={next => change(replaced(fields, at, next))}
          />
        </div>
      ))}
      {problem && <FieldMessage error={problem} />}
      <span className={styles.buttons}>
        <Button size="small" startIcon={<Plus />} onClick={add}>
          {text('form.add')}
        </Button>
      </span>
    </fieldset>
  )
}

interface FieldEditorProps {
  field: FormField
  path: string
  facts: readonly KnownFact[]
  onChange: (field: FormField) => void
}

const FieldEditor = ({ field, path, facts, onChange }: FieldEditorProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { problemAt, problemUnder } = useBuilder()
  const { source, label, kind, identifier, options, optional, prefill } = field
  const named = problemAt(`${path}.source`)
  const optionsProblem = problemUnder(`${path}.options`)
  /** What only another kind has is left out. */
  const changeKind = (next: FormField['kind']) =>
    onChange({
      source,
      label,
      optional,
      ...(prefill !== undefined && { prefill }),
      kind: next,
      ...(next === 'identifier' && { identifier: 'pan' }),
      ...(next === 'select' && { options: [] }),
    })
  return (
    <>
      <TextPair
        label={text('form.label')}
        path={`${path}.label`}
        value={label}
        onChange={next => onChange({ ...field, label: next })}
      />
      <div className={styles.three}>
        <TextField
          select
          label={text('form.kind')}
          value={kind}
          onChange={event => changeKind(event.target.value as FormField['kind'])}
        >
          {formFieldKinds.map(one => (
            <MenuItem key={one} value={one}>
              {text(`form.kinds.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={text('form.name')}
          value={source}
          error={named !== undefined}
          helperText={named ?? text('form.nameHint')}
          onChange={event => onChange({ ...field, source: event.target.value })}
        />
        <TextField
          select
          label={text('form.optional')}
          value={String(optional)}
          onChange={event => onChange({ ...field, optional: event.target.value === 'true' })}
        >
          <MenuItem value="false">{text('no')}</MenuItem>
          <MenuItem value="true">{text('yes')}</MenuItem>
        </TextField>
      </div>
      <PrefillSelect field={field} path={path} facts={facts} onChange={onChange} />
      {kind === 'identifier' && (
        <TextField
          select
          label={text('form.identifier')}
          value={identifier ?? ''}
          onChange={event => onChange({ ...field, identifier: event.target.value as IdentifierKind })}
        >
          {identifierKinds.map(one => (
            <MenuItem key={one} value={one}>
              {identifierName(one)[locale]}
            </MenuItem>
          ))}
        </TextField>
      )}
      {kind === 'select' && (
        <TextField
          multiline
          minRows={2}
          label={text('form.options')}
          value={(options ?? []).join('\n')}
          error={optionsProblem !== undefined}
          helperText={optionsProblem ?? text('form.optionsHint')}
          onChange={event => onChange({ ...field, options: event.target.value.split('\n') })}
        />
      )}
    </>
  )
}
