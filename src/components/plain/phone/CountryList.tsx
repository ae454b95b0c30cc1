import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Country } from '../../../../contracts/people/phone.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CountryPicker.module.css'
import { findCountries, localizedCountries } from './countries.ts'
import { Flag } from './Flag.tsx'

interface CountryListProps {
  value: Country
  onChoose: (country: Country) => void
  onClose: () => void
}

/** A search field and a list. The focus stays in the search field, and the arrow keys move through the list. */
export const CountryList = ({ value, onChoose, onClose }: CountryListProps) => {
  const text = useTexts('signIn')
  const locale = useLocale()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const all = useMemo(() => localizedCountries(locale), [locale])
  const [query, setQuery] = useState('')
  const found = useMemo(() => findCountries(all, query), [all, query])
  const [at, setAt] = useState(() => all.findIndex(({ code }) => code === value.code))

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const last = found.length - 1
  const moves: Record<string, () => number> = {
    ArrowDown: () => Math.min(at + 1, last),
    ArrowUp: () => Math.max(at - 1, 0),
    PageDown: () => Math.min(at + 8, last),
    PageUp: () => Math.max(at - 8, 0),
    Home: () => 0,
    End: () => last,
  }

  function onKeyDown(event: KeyboardEvent): void {
    const chosen = found[at]
    const move = moves[event.key]
    if (move) setAt(move())
    else if (event.key === 'Enter' && chosen) onChoose(chosen)
    else if (event.key === 'Escape') onClose()
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.popup}>
      <input
        className={styles.search}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found[at] && `${id}-${found[at].code}`}
        aria-autocomplete="list"
        aria-label={text('countrySearch')}
        placeholder={text('countrySearch')}
        autoComplete="off"
        autoFocus
        value={query}
        onChange={event => {
          setQuery(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.list} id={id} ref={list} role="listbox" tabIndex={-1} aria-label={text('countrySearch')}>
        {found.map((country, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={country.code}
            id={`${id}-${country.code}`}
            role="option"
            aria-selected={country.code === value.code}
            data-active={index === at || undefined}
            // Keeps the focus in the search field.
            onMouseDown={event => event.preventDefault()}
            onClick={() => onChoose(country)}
          >
            <Flag code={country.code} />
            <span className={styles.name}>{country.name}</span>
            <span className="num">{country.dialCode}</span>
          </button>
        ))}
      </div>
      <p className={styles.none} role="status">
        {found.length === 0 && text('countryNone')}
      </p>
    </div>
  )
}
