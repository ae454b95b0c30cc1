import { TextField } from '@mui/material'
import { useState } from 'react'
import { useField } from '../../components/form/useField.ts'

interface TimeInputProps {
  label: string
  hint?: string
  /** The message for a day without a time; without it the field may be empty. */
  required?: string
}

/** A day and a time in India, which has one time zone. The value is an instant, or null while it is empty. */
export const TimeInput = ({ label, hint, required }: TimeInputProps) => {
  const { value, onChange, onBlur, ref, problem } = useField({ check: now => (now ? undefined : required) })
  const [typed, setTyped] = useState('')
  return (
    <TextField
      type="datetime-local"
      label={label}
      required={required !== undefined}
      value={value ? typed : ''}
      error={problem !== undefined}
      helperText={problem ?? hint}
      inputRef={ref}
      onBlur={onBlur}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(instantOf(target.value))
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

function instantOf(typed: string): string | null {
  const at = Date.parse(`${typed}:00+05:30`)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
