import { InputAdornment, TextField } from '@mui/material'
import { Search } from 'lucide-react'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  /** Also the field's name for screen readers. */
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** A search within what the page already shows. Lists have their own, which asks the server. */
export const SearchField = ({ placeholder, value, onChange }: SearchFieldProps) => (
  <TextField
    type="search"
    size="small"
    className={styles.field ?? ''}
    value={value}
    placeholder={placeholder}
    onChange={event => onChange(event.target.value)}
    slotProps={{
      htmlInput: { 'aria-label': placeholder, autoComplete: 'off', spellCheck: false },
      input: {
        startAdornment: (
          <InputAdornment position="start">
            <Search size={16} aria-hidden="true" />
          </InputAdornment>
        ),
      },
    }}
  />
)
