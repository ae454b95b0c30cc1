import { TextField } from '@mui/material'
import { useState } from 'react'

interface NumberInputProps {
  label: string
  /** Null while it differs between several. */
  value: number | null
  onChange: (value: number) => void
}

/** Takes effect when it is left or Enter is pressed, so that no half-typed number moves the field. */
export const NumberInput = ({ label, value: exact, onChange }: NumberInputProps) => {
  const value = exact === null ? null : Math.round(exact * 10) / 10
  const [typed, setTyped] = useState(String(value ?? ''))
  const [shown, setShown] = useState(value)
  // Moved meanwhile, by an arrow key or by the page.
  if (shown !== value) {
    setShown(value)
    setTyped(String(value ?? ''))
  }
  const apply = () => {
    const next = Number(typed.replace(',', '.'))
    if (typed.trim() === '' || !Number.isFinite(next)) setTyped(String(value ?? ''))
    else if (next !== value) onChange(next)
  }
  return (
    <TextField
      label={label}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={event => event.key === 'Enter' && apply()}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', className: 'num' } }}
    />
  )
}
