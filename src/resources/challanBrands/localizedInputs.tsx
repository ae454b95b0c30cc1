import { Button, IconButton, TextField } from '@mui/material'
import { Plus, X } from 'lucide-react'
import type { Ref } from 'react'
import { useController, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ChallanBrands.module.css'

const languages = ['en', 'hi'] as const

export type Language = (typeof languages)[number]

interface LanguageInputProps {
  label: string
  language: Language
  long?: boolean
  value: string
  problem: string | undefined
  inputRef?: Ref<HTMLInputElement>
  onBlur?: () => void
  onChange: (value: string) => void
}

/** A text in one language. */
export const LanguageInput = ({ label, language, long = false, problem, onChange, ...input }: LanguageInputProps) => {
  const text = useTexts('adminChallans')
  return (
    <TextField
      {...input}
      label={`${label} (${text(`brands.languages.${language}`)})`}
      multiline={long}
      minRows={long ? 2 : undefined}
      error={problem !== undefined}
      helperText={problem}
      onChange={event => onChange(event.target.value)}
      slotProps={{ htmlInput: { lang: language } }}
    />
  )
}

interface LocalizedInputProps {
  label: string
  /** Path in the form: `content.headline`. */
  name: string
  long?: boolean
}

/** A text in both languages, side by side. */
export const LocalizedInput = ({ label, name, long = false }: LocalizedInputProps) => (
  <div className={styles.pair}>
    {languages.map(language => (
      <FormLanguageInput key={language} label={label} name={`${name}.${language}`} language={language} long={long} />
    ))}
  </div>
)

const FormLanguageInput = ({ name, ...input }: LocalizedInputProps & { language: Language }) => {
  const { field, fieldState } = useController({ name })
  const { ref, value = '', onBlur, onChange } = field
  return (
    <LanguageInput
      {...input}
      inputRef={ref}
      value={value}
      problem={fieldState.error?.message}
      onBlur={onBlur}
      onChange={onChange}
    />
  )
}

type Part = 'figure' | 'words' | 'question' | 'answer' | 'title' | 'text' | 'point'

interface LocalizedRowsProps {
  title: string
  /** Path in the form: `content.questions`. */
  name: string
  /** The fields of a row. For points, the row itself is the text. */
  parts: readonly Part[]
  /** The field that has several lines. */
  long?: Part
}

/** Repeated texts in both languages, such as questions with answers. */
export const LocalizedRows = ({ title, name, parts, long }: LocalizedRowsProps) => {
  const text = useTexts('adminChallans')
  const { clearErrors } = useFormContext()
  const { fields, append, remove } = useFieldArray({ name })
  const problem = useRowsProblem(name)
  const empty = () => ({ en: '', hi: '' })
  const newRow = () => (parts[0] === 'point' ? empty() : Object.fromEntries(parts.map(part => [part, empty()])))
  const removeRow = (index: number) => {
    if (problem) clearErrors(name)
    remove(index)
  }
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {problem && <InlineAlert tone="danger">{problem}</InlineAlert>}
      {fields.map((row, index) => (
        <div key={row.id} className={styles.entry}>
          <div>
            {parts.map(part => (
              <LocalizedInput
                key={part}
                label={text(`brands.fields.${part}`)}
                name={part === 'point' ? `${name}.${index}` : `${name}.${index}.${part}`}
                long={part === long}
              />
            ))}
          </div>
          <IconButton aria-label={text('brands.removeRow', { number: index + 1 })} onClick={() => removeRow(index)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button size="small" startIcon={<Plus aria-hidden="true" />} onClick={() => append(newRow())}>
          {text('brands.addRow')}
        </Button>
      </div>
    </div>
  )
}

/** The error for the whole list, such as too many rows. */
function useRowsProblem(name: string): string | undefined {
  const { errors } = useFormState({ name })
  const error: unknown = name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], errors)
  const message = (error as { message?: unknown } | undefined)?.message
  return typeof message === 'string' ? message : undefined
}
