import { IconButton, InputAdornment, TextField } from '@mui/material'
import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useProduct, useProductNames } from '../product.ts'
import { useVerificationText } from '../texts.ts'
import { useSearch } from './useSearch.ts'

/** Finds by request id, reference or whole identifier, a moment after the typing has stopped. */
export const SearchField = () => {
  const text = useVerificationText()
  const { subject } = useProductNames(useProduct())
  const { asked, ask } = useSearch()
  const [typed, setTyped] = useState(asked)

  // A view or "clear filters" changes what is asked from elsewhere.
  useEffect(() => setTyped(asked), [asked])
  useEffect(() => {
    if (typed.trim() === asked) return
    const timer = setTimeout(() => ask(typed.trim()), 350)
    return () => clearTimeout(timer)
  })

  const label = text('list.search', { subject })
  return (
    <TextField
      type="search"
      placeholder={label}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 120, autoComplete: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search aria-hidden="true" />
            </InputAdornment>
          ),
          endAdornment: typed !== '' && (
            <IconButton size="small" edge="end" aria-label={text('list.clearSearch')} onClick={() => setTyped('')}>
              <X aria-hidden="true" />
            </IconButton>
          ),
        },
      }}
    />
  )
}
