import { MenuItem, TextField } from '@mui/material'
import { useField } from '../../../../components/form/useField.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** A full hour of the day. */
export const HourInput = ({ label }: { label: string }) => {
  const { value, onChange, onBlur, ref, problem } = useField()
  return (
    <TextField
      select
      required
      label={label}
      value={value}
      error={problem !== undefined}
      helperText={problem}
      inputRef={ref}
      onBlur={onBlur}
      onChange={event => onChange(Number(event.target.value))}
    >
      {hours.map(hour => (
        <MenuItem key={hour} value={hour}>
          {String(hour).padStart(2, '0')}:00
        </MenuItem>
      ))}
    </TextField>
  )
}
