import { InputAdornment, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import type { TopUpCurrency } from '../../../contracts/topUp.ts'

interface AmountFieldProps {
  label: string
  currency: TopUpCurrency
  value: string
  problem: string | undefined
  hint: ReactNode
  onChange: (value: string) => void
  onLeave?: () => void
}

/** An amount in major units with its currency's sign. */
export const AmountField = ({ label, currency, value, problem, hint, onChange, onLeave }: AmountFieldProps) => (
  <TextField
    autoFocus
    fullWidth
    label={label}
    value={value}
    error={problem !== undefined}
    helperText={problem ?? hint}
    onChange={event => onChange(event.target.value)}
    onBlur={onLeave}
    slotProps={{
      htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 20, className: 'num' },
      input: { startAdornment: <InputAdornment position="start">{currency === 'INR' ? '₹' : '$'}</InputAdornment> },
      formHelperText: { 'aria-live': 'polite' },
    }}
  />
)
