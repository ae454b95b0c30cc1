import { IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'

interface SearchFieldProps {
  label: string
  /** The current search term. */
  value: string
  /** The maximum length that the filter accepts. */
  maxLength?: number | undefined
  onSearch: (typed: string) => void
}

const DEBOUNCE_MS = 350

/** Searches shortly after the user stops typing. */
export const SearchField = ({ label, value, maxLength = 80, onSearch }: SearchFieldProps) => {
  const text = useTexts('components')
  const [typed, setTyped] = useState(value)
  const page = useRef('')
  const type = (next: string) => {
    page.current = window.location.pathname
    setTyped(next)
  }

  // "Clear filters" changes the search term from outside.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }

  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => {
      // After navigation the old page stays mounted until the next one is ready; a search would lead back to it.
      if (window.location.pathname === page.current) onSearch(typed.trim())
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  })

  return (
    <OutlinedInput
      type="search"
      size="small"
      fullWidth
      placeholder={label}
      value={typed}
      onChange={event => type(event.target.value)}
      autoComplete="off"
      slotProps={{ input: { 'aria-label': label, maxLength } }}
      startAdornment={
        <InputAdornment position="start">
          <Search aria-hidden="true" />
        </InputAdornment>
      }
      endAdornment={
        typed !== '' && (
          <IconButton size="small" edge="end" aria-label={text('list.clearSearch')} onClick={() => type('')}>
            <X aria-hidden="true" />
          </IconButton>
        )
      }
    />
  )
}
