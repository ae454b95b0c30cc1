import { IconButton, InputAdornment, OutlinedInput } from '@mui/material'
import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../useText.ts'

interface SearchFieldProps {
  label: string
  /** What is asked now. */
  value: string
  onAsk: (typed: string) => void
}

const PAUSE_MS = 350

/** Asks a moment after the typing has stopped. */
export const SearchField = ({ label, value, onAsk }: SearchFieldProps) => {
  const text = useText()
  const [typed, setTyped] = useState(value)

  // "Clear filters" changes what is asked from elsewhere.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }

  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onAsk(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  })

  return (
    <OutlinedInput
      type="search"
      size="small"
      fullWidth
      placeholder={label}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      autoComplete="off"
      slotProps={{ input: { 'aria-label': label, maxLength: 80 } }}
      startAdornment={
        <InputAdornment position="start">
          <Search aria-hidden="true" />
        </InputAdornment>
      }
      endAdornment={
        typed !== '' && (
          <IconButton size="small" edge="end" aria-label={text('list.clearSearch')} onClick={() => setTyped('')}>
            <X aria-hidden="true" />
          </IconButton>
        )
      }
    />
  )
}
