import { IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'

interface SearchFieldProps {
  label: string
  /** What is asked now. */
  value: string
  /** What the filter takes at the most. */
  maxLength?: number | undefined
  onAsk: (typed: string) => void
}

const PAUSE_MS = 350

/** Asks a moment after the typing has stopped. */
export const SearchField = ({ label, value, maxLength = 80, onAsk }: SearchFieldProps) => {
  const text = useTexts('components')
  const [typed, setTyped] = useState(value)
  const page = useRef('')
  const type = (next: string) => {
    page.current = window.location.pathname
    setTyped(next)
  }

  // "Clear filters" changes what is asked from elsewhere.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }

  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => {
      // A page that was left stays until the next one is ready; a search from it would lead back to it.
      if (window.location.pathname === page.current) onAsk(typed.trim())
    }, PAUSE_MS)
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
