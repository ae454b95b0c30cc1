import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { LucideIcon } from 'lucide-react'

interface SegmentedControlProps<Value extends string> {
  /** The group's name for screen readers. */
  label: string
  value: Value
  /** `lang` where the label is in another language than the page. */
  options: { value: Value; label: string; icon?: LucideIcon; lang?: string }[]
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
      // MUI reports null when the selected option is clicked again, but one option must stay selected.
      onChange={(_, next: Value | null) => next !== null && onChange(next)}
    >
      {options.map(option => (
        <ToggleButton key={option.value} value={option.value} lang={option.lang}>
          {option.icon && <option.icon size={16} aria-hidden="true" />}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
