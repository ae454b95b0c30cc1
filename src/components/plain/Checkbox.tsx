import { type ReactNode, useId } from 'react'
import { FieldMessage } from '../FieldMessage.tsx'
import styles from './Checkbox.module.css'
import { CheckboxInput } from './CheckboxInput.tsx'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  error?: ReactNode
  children: ReactNode
}

export const Checkbox = ({ checked, onChange, error, children }: CheckboxProps) => {
  const id = useId()
  return (
    <div>
      <label className={styles.label}>
        <CheckboxInput
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={id}
          onChange={event => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <div id={id}>
        <FieldMessage error={error} />
      </div>
    </div>
  )
}
