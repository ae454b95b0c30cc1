import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { LucideIcon } from 'lucide-react'

interface SegmentedControlProps<Value extends string> {
  /** Names the choice for screen readers. */
  label: string
  value: Value
  options: { value: Value; label: string; icon?: LucideIcon }[]
  onChange: (value: Value) => void
  fullWidth?: boolean
}

export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => {
  const { label, value, options, onChange, fullWidth = false } = props
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth={fullWidth}
      aria-label={label}
      value={value}
      // MUI reports null when the chosen one is pressed again; a switch always has a value.
      onChange={(_, next: Value | null) => next !== null && onChange(next)}
    >
      {options.map(option => (
        <ToggleButton key={option.value} value={option.value}>
          {option.icon && <option.icon size={16} aria-hidden="true" />}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
