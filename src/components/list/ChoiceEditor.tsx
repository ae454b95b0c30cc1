import { Checkbox, FormControlLabel } from '@mui/material'
import styles from './List.module.css'

export interface Option<Value extends string> {
  value: Value
  label: string
}

interface ChoiceEditorProps<Value extends string> {
  label: string
  options: readonly Option<Value>[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Any of a closed list of values. */
export const ChoiceEditor = <Value extends string>(props: ChoiceEditorProps<Value>) => {
  const { label, options, chosen, onChange } = props
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value])
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {options.map(option => (
        <FormControlLabel
          key={option.value}
          label={option.label}
          control={<Checkbox checked={chosen.includes(option.value)} onChange={() => toggle(option.value)} />}
        />
      ))}
    </div>
  )
}
