import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Country } from '../../../../contracts/phone.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CountryList } from './CountryList.tsx'
import styles from './CountryPicker.module.css'
import { Flag } from './Flag.tsx'

interface CountryPickerProps {
  value: Country
  onChange: (country: Country) => void
}

/** A button with flag and dial code that opens a searchable list of all countries. */
export const CountryPicker = ({ value, onChange }: CountryPickerProps) => {
  const text = useTexts('signIn')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(value.code) ?? value.code

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

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
