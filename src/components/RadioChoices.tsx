import { FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useId } from 'react'
import styles from './RadioChoices.module.css'

interface Choice<Value extends string> {
  value: Value
  label: string
  /** Explains the choice. */
  detail?: string
}

interface RadioChoicesProps<Value extends string> {
  title: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

/** A radio group with a title. Each choice can have a line that explains it. */
export const RadioChoices = <Value extends string>({ title, value, choices, onChange }: RadioChoicesProps<Value>) => {
  const id = useId()
  return (
    <div>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, next) => onChange(next as Value)}>
        {choices.map(({ value, label, detail }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={detail ? <Explained label={label} detail={detail} /> : label}
          />
        ))}
      </RadioGroup>
    </div>
  )
}

const Explained = ({ label, detail }: { label: string; detail: string }) => (
  <span className={styles.choice}>
    <b>{label}</b>
    <span>{detail}</span>
  </span>
)
