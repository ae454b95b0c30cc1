import { FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useId } from 'react'
import styles from './RadioChoices.module.css'

interface Choice<Value extends string> {
  value: Value
  label: string
  /** What choosing it means. */
  detail?: string
}

interface RadioChoicesProps<Value extends string> {
  title: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

/** One of a few under a heading of its own, each with a line that says what it means. */
export const RadioChoices = <Value extends string>({ title, value, choices, onChange }: RadioChoicesProps<Value>) => {
  const id = useId()
  return (
    <div>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
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
