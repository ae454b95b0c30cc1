import { useId } from 'react'
import {
  type Country,
  defaultCountry,
  isValidPhone,
  maxDigits,
  type Phone,
  parsePhone,
} from '../../../../contracts/people/phone.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { FieldMessage } from '../../FieldMessage.tsx'
import fieldStyles from '../Field.module.css'
import { CountryPicker } from './CountryPicker.tsx'
import { countryByDialCode } from './countries.ts'
import styles from './PhoneField.module.css'

/** A phone number in an input. It includes the country, because several countries share a dial code. */
export interface PhoneEntry {
  country: Country
  /** Digits only. */
  number: string
}

export const emptyPhone: PhoneEntry = { country: defaultCountry, number: '' }

export const toPhone = ({ country, number }: PhoneEntry): Phone => ({ countryCode: country.dialCode, number })

/** If a number is pasted or autofilled with its dial code, its country is selected too, unless only the present one is allowed. */
function entryOf(written: string, { country }: PhoneEntry, isCountryFixed: boolean): PhoneEntry {
  const whole = written.trim().startsWith('+') ? parsePhone(written) : null
  if (!whole || (isCountryFixed && whole.countryCode !== country.dialCode))
    return { country, number: written.replaceAll(/\D/g, '').slice(0, maxDigits(country.dialCode)) }
  const { countryCode, number } = whole
  if (countryCode === country.dialCode) return { country, number }
  return { country: countryByDialCode(countryCode), number }
}

interface PhoneFieldProps {
  value: PhoneEntry
  onChange: (phone: PhoneEntry) => void
  error?: string | null | undefined
  /** The country cannot be changed. */
  isCountryFixed?: boolean
}

/** Country and number: digits only, at most 10 in India and 14 elsewhere (§5). */
export const PhoneField = ({ value, onChange, error, isCountryFixed = false }: PhoneFieldProps) => {
  const text = useTexts('signIn')
  const id = useId()
  const { country, number } = value
  const right = isValidPhone(toPhone(value))
    ? text('phoneRight', { digits: number.length, first: number.charAt(0) })
    : undefined
  return (
    <div>
      <label className={fieldStyles.label} htmlFor={id}>
        {text('phone')}
      </label>
      <div className={styles.row}>
        <CountryPicker
          value={country}
          isFixed={isCountryFixed}
          onChange={chosen => onChange({ country: chosen, number: number.slice(0, maxDigits(chosen.dialCode)) })}
        />
        <div className={`${fieldStyles.box} ${styles.number}`} data-invalid={error ? true : undefined}>
          <input
            id={id}
            type="tel"
            name="phone"
            className="num"
            autoComplete="tel-national"
            inputMode="tel"
            autoFocus
            value={number}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}m`}
            onChange={event => onChange(entryOf(event.target.value, value, isCountryFixed))}
          />
        </div>
      </div>
      <div id={`${id}m`}>
        <FieldMessage error={error} success={right} />
      </div>
    </div>
  )
}
