import { useId } from 'react'
import type { EsignOwnField } from '../../../../contracts/calls/esignLinks.ts'
import { esignLimits } from '../../../../contracts/esign/limits.ts'
import { formatFacts } from '../../../../contracts/esign/valueFormats.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { Field } from '../../../components/plain/Field.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { nameOf } from '../signing/fieldNames.ts'
import styles from './Form.module.css'

interface ValueControlProps {
  field: EsignOwnField
  value: string
  error: string
  onChange: (value: string) => void
}

/** The control of a field whose value is not drawn. */
export const ValueControl = ({ field, value, error, onChange }: ValueControlProps) => {
  const text = useTexts('publicEsign')
  const locale = useLocale()
  const id = useId()
  const { kind, required, options, format, most } = field
  const label = nameOf(field, locale)
  const optional = text('form.optional')
  if (kind === 'checkbox')
    return (
      <div>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={value === 'yes'}
            required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}m`}
            onChange={event => onChange(event.target.checked ? 'yes' : '')}
          />
          <span>
            {label} {!required && <small>{optional}</small>}
          </span>
        </label>
        <div id={`${id}m`}>
          <FieldMessage error={error} />
        </div>
      </div>
    )
  if (kind === 'choice')
    return (
      <div className={styles.choice}>
        <label htmlFor={id}>
          {label} {!required && <small>{optional}</small>}
        </label>
        <select
          id={id}
          value={value}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}m`}
          onChange={event => onChange(event.target.value)}
        >
          <option value="">{text('form.choose')}</option>
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
      {...(!required && { optional })}
      value={value}
      error={error}
      inputMode={kind === 'number' ? 'decimal' : format ? formatFacts[format].inputMode : undefined}
      maxLength={kind === 'text' && most !== null && !format ? most : esignLimits.textCharacters}
      aria-required={required}
      onChange={event => onChange(event.target.value)}
    />
  )
}
