import { type ReactNode, useId } from 'react'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import styles from './Choices.module.css'

interface ChoicesProps {
  legend: string
  /** What the choice is about, below the legend. */
  detail?: string
  /** Side by side. */
  inline?: boolean
  value: string
  options: readonly { value: string; label: string }[]
  error: string
  onChange: (value: string) => void
  /** What a choice asks for in addition. */
  children?: ReactNode
}

/** One of several answers, each as large as a finger. */
export const Choices = ({
  legend,
  detail,
  inline = false,
  value,
  options,
  error,
  onChange,
  children,
}: ChoicesProps) => {
  const id = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={`${id}m`}>
      <legend>
        {legend}
        {detail && <strong>{detail}</strong>}
      </legend>
      <div className={styles.options} data-inline={inline || undefined}>
        {options.map(option => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <div id={`${id}m`}>
        <FieldMessage error={error} />
      </div>
      {children}
    </fieldset>
  )
}
