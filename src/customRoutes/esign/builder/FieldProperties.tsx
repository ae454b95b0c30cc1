import { Button, Checkbox, FormControlLabel, IconButton, MenuItem, TextField, Tooltip } from '@mui/material'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  Copy,
  Files,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { DraftField } from '../../../../contracts/esign/draft.ts'
import { fieldKindFacts } from '../../../../contracts/esign/fieldKinds.ts'
import { esignLimits } from '../../../../contracts/esign/limits.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { withFieldChanged, withFieldCopied, withFieldOnAllPages, withoutField } from './draft.ts'
import { aligned, type Edge, edges, within } from './geometry.ts'

const edgeIcons: Record<Edge, typeof Copy> = {
  left: AlignStartVertical,
  centre: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
}

/** Who fills in the selected field, what it asks, and exactly where it stands. */
export const FieldProperties = ({ field }: { field: DraftField }) => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const { draft, change, select, sizes, files } = useBuilder()
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
      {size && (
        <>
          <div className={styles.numbers} role="group" aria-label={text('fields.place')}>
            {(['x', 'y', 'width', 'height'] as const).map(side => (
              <NumberInput
                key={side}
                label={text(`fields.sides.${side}`)}
                value={field[side]}
                onChange={value => set(within({ ...field, [side]: value }, size))}
              />
            ))}
          </div>
          <div className={styles.edges} role="group" aria-label={text('fields.align')}>
            {edges.map(edge => {
              const Icon = edgeIcons[edge]
              return (
                <Tooltip key={edge} title={text(`fields.edges.${edge}`)}>
                  <IconButton
                    size="small"
                    aria-label={text(`fields.edges.${edge}`)}
                    onClick={() => set(aligned(field, edge, size))}
                  >
                    <Icon size={18} aria-hidden="true" />
                  </IconButton>
                </Tooltip>
              )
            })}
          </div>
          <div className={styles.fieldActions}>
            <Button
              size="small"
              startIcon={<Copy size={16} aria-hidden="true" />}
              onClick={() => change(now => withFieldCopied(now, id, size))}
            >
              {text('fields.copy')}
            </Button>
            {draft.pages.length > 1 && (
              <Button
                size="small"
                startIcon={<Files size={16} aria-hidden="true" />}
                onClick={() => change(now => withFieldOnAllPages(now, id, files))}
              >
                {text('fields.copyToAll')}
              </Button>
            )}
            <Button
              size="small"
              color="error"
              startIcon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => {
                change(now => withoutField(now, id))
                select(undefined)
              }}
            >
              {text('fields.remove')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

interface PropertyProps {
  name: string
  field: DraftField
  children: (problem: string | undefined) => ReactNode
}

/** An input with what is wrong with it, which the list of problems can lead to. */
const Property = ({ name, field, children }: PropertyProps) => {
  const { draft, problemAt } = useBuilder()
  const path = `fields.${draft.fields.findIndex(({ id }) => id === field.id)}.${name}`
  return <div data-path={path}>{children(problemAt(path))}</div>
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
      <FormControlLabel
        label={text('fields.readOnly')}
        control={<Checkbox checked={readOnly} onChange={event => set({ readOnly: event.target.checked })} />}
      />
    </>
  )
}

/** One a line, as typed: a line that is still empty stays. */
const optionsIn = (typed: string): string[] =>
  typed
    .split('\n')
    .slice(0, esignLimits.options)
    .map(line => line.slice(0, esignLimits.labelCharacters))

interface NumberInputProps {
  label: string
  value: number
  onChange: (value: number) => void
}

/** Takes effect when it is left or Enter is pressed, so that no half-typed number moves the field. */
const NumberInput = ({ label, value, onChange }: NumberInputProps) => {
  const [typed, setTyped] = useState(String(value))
  const [shown, setShown] = useState(value)
  // Moved meanwhile, by an arrow key or by the page.
  if (shown !== value) {
    setShown(value)
    setTyped(String(value))
  }
  const apply = () => {
    const next = Number(typed.replace(',', '.'))
    if (typed.trim() === '' || !Number.isFinite(next)) setTyped(String(value))
    else if (next !== value) onChange(next)
  }
  return (
    <TextField
      label={label}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={event => event.key === 'Enter' && apply()}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', className: 'num' } }}
    />
  )
}
