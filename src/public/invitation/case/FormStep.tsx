import { useId } from 'react'
import type { OpenStep } from '../../../../contracts/cases/openStep.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { Field } from '../../../components/plain/Field.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSubmit } from '../useSubmit.ts'
import styles from './CaseSteps.module.css'
import { StepForm } from './StepForm.tsx'
import type { StepPageProps } from './stepPages.ts'
import { useDraft } from './useDraft.ts'

type FormFields = Extract<OpenStep, { kind: 'form' }>['fields']

/** Each field says what is wrong with it when the server has looked. */
const FormStep = ({ step, token, pass, onAnswer }: StepPageProps<'form'>) => {
  const { busy, error, fields: problems, submit } = useSubmit()
  const { values, state, change, send } = useDraft({ step, token, pass })
  const { fields } = step
  const at = ({ source }: FormFields[number]) => values[`values.${source}`] ?? ''
  const answer = () => ({ values: Object.fromEntries(fields.map(field => [field.source, at(field)])) })
  const submitAnswer = () => void submit(() => send(() => onAnswer(answer())))
  return (
    <StepForm busy={busy} error={error} saved={state} onSend={submitAnswer}>
      {fields.map(field => (
        <FormInput
          key={field.source}
          field={field}
          value={at(field)}
          error={problems[`values.${field.source}`] ?? ''}
          onChange={value => change(`values.${field.source}`, value)}
        />
      ))}
    </StepForm>
  )
}

export default FormStep

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
