import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import type { DraftField } from '../../../../contracts/esign/draft.ts'
import { fieldKindFacts, isTyped } from '../../../../contracts/esign/fieldKinds.ts'
import { esignLimits } from '../../../../contracts/esign/limits.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { withFieldChanged } from './draft.ts'
import { FieldChecks } from './FieldChecks.tsx'
import fieldsStyles from './Fields.module.css'
import { within } from './geometry.ts'
import { NumberInput } from './NumberInput.tsx'
import { Property } from './Property.tsx'
import { SelectedActions } from './SelectedActions.tsx'

/** Who fills in the selected field, what it asks, and exactly where it stands. */
export const FieldProperties = ({ field }: { field: DraftField }) => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const { draft, change, sizes } = useBuilder()
  const { id, kind, page, recipient, required } = field
  const { label, automatic, drawn } = fieldKindFacts[kind]
  const size = sizes.get(page)
  const set = (parts: Partial<DraftField>, group?: string) =>
    change(now => withFieldChanged(now, id, parts), group && `${id} ${group}`)
  return (
    <div className={styles.form}>
      <h2 className={styles.formTitle}>
        {text('fields.on', { kind: label[locale], page: draft.pages.findIndex(one => one.id === page) + 1 })}
      </h2>
      <Property name="recipient" field={field}>
        {problem => (
          <TextField
            select
            label={text('fields.by')}
            value={draft.recipients.some(one => one.id === recipient) ? recipient : ''}
            error={problem !== undefined}
            helperText={problem}
            onChange={event => set({ recipient: event.target.value })}
          >
            {draft.recipients.map(({ id: value, name, role }, index) => (
              <MenuItem key={value} value={value} disabled={role !== 'sign'}>
                {name || text('recipients.number', { number: index + 1 })}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Property>
      {automatic ? (
        <p className={styles.lead}>{text('fields.automatic')}</p>
      ) : (
        <FormControlLabel
          label={text('fields.required')}
          control={<Checkbox checked={required} onChange={event => set({ required: event.target.checked })} />}
        />
      )}
      {!automatic && !drawn && <Question field={field} set={set} />}
      <FieldChecks field={field} set={set} />
      {size && (
        <div className={fieldsStyles.numbers} role="group" aria-label={text('fields.place')}>
          {(['x', 'y', 'width', 'height'] as const).map(side => (
            <NumberInput
              key={side}
              label={text(`fields.sides.${side}`)}
              value={field[side]}
              onChange={value => set(within({ ...field, [side]: value }, size))}
            />
          ))}
        </div>
      )}
      <SelectedActions />
    </div>
  )
}

interface QuestionProps {
  field: DraftField
  set: (parts: Partial<DraftField>, group?: string) => void
}

/** What a field asks, its options, and what stands in it beforehand. */
const Question = ({ field, set }: QuestionProps) => {
  const text = useTexts('esignBuilder')
  const { kind, label, value, readOnly, options } = field
  return (
    <>
      <Property name="label" field={field}>
        {problem => (
          <TextField
            label={text('fields.label')}
            value={label}
            error={problem !== undefined}
            helperText={problem ?? text('fields.labelHint')}
            onChange={event => set({ label: event.target.value }, 'label')}
            slotProps={{ htmlInput: { maxLength: esignLimits.labelCharacters } }}
          />
        )}
      </Property>
      {kind === 'choice' && (
        <Property name="options" field={field}>
          {problem => (
            <TextField
              multiline
              minRows={2}
              label={text('fields.options')}
              value={options.join('\n')}
              error={problem !== undefined}
              helperText={problem ?? text('fields.optionsHint')}
              onChange={event => set({ options: optionsIn(event.target.value) }, 'options')}
            />
          )}
        </Property>
      )}
      {isTyped(kind) && (
        <Property name="value" field={field}>
          {problem =>
            kind === 'checkbox' ? (
              <FormControlLabel
                label={text('fields.checked')}
                control={
                  <Checkbox
                    checked={value === 'yes'}
                    onChange={event => set({ value: event.target.checked ? 'yes' : null })}
                  />
                }
              />
            ) : (
              <TextField
                select={kind === 'choice'}
                label={text('fields.value')}
                value={value ?? ''}
                error={problem !== undefined}
                helperText={problem}
                onChange={event => set({ value: event.target.value || null }, 'value')}
                slotProps={{ htmlInput: { maxLength: esignLimits.textCharacters } }}
              >
                {kind === 'choice' &&
                  ['', ...options.filter(Boolean)].map(option => (
                    <MenuItem key={option} value={option}>
                      {option || text('fields.none')}
                    </MenuItem>
                  ))}
              </TextField>
            )
          }
        </Property>
      )}
      {isTyped(kind) && (
        <FormControlLabel
          label={text('fields.readOnly')}
          control={<Checkbox checked={readOnly} onChange={event => set({ readOnly: event.target.checked })} />}
        />
      )}
    </>
  )
}

/** One a line, as typed: a line that is still empty stays. */
const optionsIn = (typed: string): string[] =>
  typed
    .split('\n')
    .slice(0, esignLimits.options)
    .map(line => line.slice(0, esignLimits.labelCharacters))
