import { useId, useState } from 'react'
import type { OpenStep } from '../../../../contracts/calls/caseLinks.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { Button } from '../../../components/plain/Button.tsx'
import { Field } from '../../../components/plain/Field.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSubmit } from '../useSubmit.ts'
import styles from './CaseSteps.module.css'

type FormFields = Extract<OpenStep, { kind: 'form' }>['fields']

interface FormStepProps {
  step: Extract<OpenStep, { kind: 'form' }>
  onAnswer: (answer: { values: Record<string, string> }) => Promise<void>
}

/** Each field says what is wrong with it when the server has looked. */
export const FormStep = ({ step: { fields }, onAnswer }: FormStepProps) => {
  const text = useTexts('publicCase')
  const { busy, error, fields: problems, submit } = useSubmit()
  const [values, setValues] = useState<Record<string, string>>({})
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submit(() => onAnswer({ values }))
      }}
    >
      {fields.map(field => (
        <FormInput
          key={field.source}
          field={field}
          value={values[field.source] ?? ''}
          error={problems[`values.${field.source}`] ?? ''}
          onChange={value => setValues(before => ({ ...before, [field.source]: value }))}
        />
      ))}
      <p role="alert">{error}</p>
      <Button type="submit" busy={busy && text('sending')}>
        {text('send')}
      </Button>
    </form>
  )
}

interface FormInputProps {
  field: FormFields[number]
  value: string
  error: string
  onChange: (value: string) => void
}

const FormInput = ({ field, value, error, onChange }: FormInputProps) => {
  const text = useTexts('publicCase')
  const id = useId()
  const { label, kind, options, optional, identifier } = field
  const mark = optional ? { optional: text('optional') } : {}
  if (kind === 'select' && options)
    return (
      <div className={styles.choice}>
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}m`}
          onChange={event => onChange(event.target.value)}
        >
          <option value="">{text('choose')}</option>
          {options.map(option => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <div id={`${id}m`}>
          <FieldMessage error={error} />
        </div>
      </div>
    )
  return (
    <Field
      label={label}
      {...mark}
      value={value}
      error={error}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete={identifier ? 'off' : undefined}
      autoCapitalize={identifier ? 'characters' : undefined}
      maxLength={2000}
      aria-required={!optional}
      onChange={event => onChange(event.target.value)}
    />
  )
}
