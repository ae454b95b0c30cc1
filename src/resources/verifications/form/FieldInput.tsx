import { MenuItem, TextField } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { identifierFacts, placeInTyped } from '../../../../contracts/identifiers/index.ts'
import { stateNames } from '../../../../contracts/identifiers/states.ts'
import type { InputField } from '../../../../contracts/products/index.ts'
import { IdentifierInput } from '../../../components/IdentifierInput.tsx'
import { useBranchNote } from '../../../components/useBranchNote.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { FileInput } from '../files/FileInput.tsx'
import styles from './Form.module.css'
import { checkField, checkOnBlur } from './formState.ts'

interface FieldInputProps {
  field: InputField
  value: string
  onChange: (value: string) => void
  /** The server's error for this field. */
  refused?: { message: string; at?: number | undefined } | undefined
  aside?: ReactNode
}

/** One input of a product, validated while the user types. */
export const FieldInput = (props: FieldInputProps) =>
  props.field.identifier ? (
    <Identifier {...props} />
  ) : props.field.kind === 'file' ? (
    <Files {...props} />
  ) : (
    <Plain {...props} />
  )

const Files = ({ field, value, onChange, refused, aside }: FieldInputProps) => (
  <FileInput
    field={field}
    label={<FieldLabel label={field.label[useLocale()]} optional={field.optional} />}
    value={value}
    onChange={onChange}
    error={refused?.message}
    aside={aside}
  />
)

const Identifier = ({ field, value, onChange, refused, aside }: FieldInputProps) => {
  const locale = useLocale()
  const [left, setLeft] = useState(false)
  const { state, result } = (left ? checkOnBlur : checkField)(field, value, locale)
  const wrong = state === 'wrong' && result && !result.ok ? { message: result.reason, at: result.at } : refused
  const right = result?.ok ? result : undefined
  const kind = field.identifier
  const branch = useBranchNote(kind === 'ifsc' ? right?.value : undefined)
  if (!kind) return null
  const { length, cells, typing } = identifierFacts(kind)
  return (
    <div onBlur={() => setLeft(true)} onFocus={() => setLeft(false)}>
      <IdentifierInput
        label={field.label[locale]}
        value={value}
        onChange={onChange}
        length={cells && length !== null ? length : undefined}
        digits={typing === 'digits'}
        address={typing === 'address'}
        wrongAt={placeInTyped(kind, value, wrong?.at)}
        error={wrong?.message ?? branch.error}
        success={right?.note ?? branch.success}
        hint={right?.warning ?? field.hint?.[locale]}
        optional={field.optional}
        aside={aside}
      />
    </div>
  )
}

const Plain = ({ field, value, onChange, refused, aside }: FieldInputProps) => {
  const text = useTexts('verifications')
  const locale = useLocale()
  const id = useId()
  const [left, setLeft] = useState(false)
  const { state, problem } = checkField(field, value, locale)
  const wrong = left && state === 'wrong' ? (problem ?? text('form.notValid')) : refused?.message
  return (
    <div className={styles.plain} onBlur={() => setLeft(true)} onFocus={() => setLeft(false)}>
      {aside}
      <TextField
        id={id}
        label={<FieldLabel label={field.label[locale]} optional={field.optional} />}
        value={value}
        onChange={event => onChange(event.target.value)}
        error={!!wrong}
        helperText={wrong ?? field.hint?.[locale]}
        autoComplete="off"
        {...looks[field.kind ?? 'text']}
      >
        {field.kind === 'select' && (
          <MenuItem value="" disabled={!field.optional}>
            <span className={styles.placeholder}>{text('form.choose')}</span>
          </MenuItem>
        )}
        {optionsOf(field).map(option => (
          <MenuItem key={option.value} value={option.value}>
            {option.label[locale]}
          </MenuItem>
        ))}
      </TextField>
    </div>
  )
}

const optionsOf = ({ options = [] }: InputField) =>
  options === 'states' ? stateNames.map(label => ({ value: label.en, label })) : options

const looks = {
  text: {},
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
  select: { select: true, slotProps: { select: { displayEmpty: true } } },
  file: {},
  textarea: { multiline: true, minRows: 3 },
} as const

/** Marks optional fields with the word "optional"; required ones have no asterisk. */
export const FieldLabel = ({ label, optional }: { label: string; optional?: boolean }) => {
  const text = useTexts('components')
  return (
    <>
      {label} {optional && <span className={styles.optional}>{text('field.optional')}</span>}
    </>
  )
}
