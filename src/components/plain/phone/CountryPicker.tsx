import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Country } from '../../../../contracts/people/phone.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CountryList } from './CountryList.tsx'
import styles from './CountryPicker.module.css'
import { Flag } from './Flag.tsx'

interface CountryPickerProps {
  value: Country
  onChange: (country: Country) => void
  isFixed?: boolean
}

/** A button with flag and dial code that opens a searchable list of all countries; only flag and dial code if the country is fixed. */
export const CountryPicker = ({ value, onChange, isFixed = false }: CountryPickerProps) => {
  const text = useTexts('signIn')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(value.code) ?? value.code

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  if (isFixed)
    return (
      <span className={styles.fixed}>
        <Flag code={value.code} />
        <span className="hidden-text">{text('country', { name })}</span>
        <span className="num">{value.dialCode}</span>
      </span>
    )

  return (
    <div
      className={styles.picker}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={`${text('country', { name })} ${value.dialCode}`}
        onClick={() => setOpen(!open)}
      >
        <Flag code={value.code} />
        <span className="num">{value.dialCode}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {open && (
        <CountryList
          value={value}
          onChoose={country => {
            onChange(country)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
