import { InputAdornment, TextField } from '@mui/material'

interface PriceFieldProps {
  label: string
  hint: string
  problem?: string | undefined
  value: string
  autoFocus?: boolean
  onChange: (typed: string) => void
}

/** An amount in rupees. */
export const PriceField = ({ label, hint, problem, value, autoFocus = false, onChange }: PriceFieldProps) => (
  <TextField
    autoFocus={autoFocus}
    label={label}
    value={value}
    error={problem !== undefined}
    helperText={problem ?? hint}
    onChange={event => onChange(event.target.value)}
    slotProps={{
      htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 12, className: 'num' },
      input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
    }}
  />
)
