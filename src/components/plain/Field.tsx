import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessage } from '../FieldMessage.tsx'
import styles from './Field.module.css'

interface FieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string
  /** The translated word "optional"; undefined if the field is required. */
  optional?: string
  error?: ReactNode
  success?: ReactNode
  hint?: ReactNode
  /** On the right in the field: "Edit", or show the password. */
  action?: ReactNode
  /** To the right of the label. */
  aside?: ReactNode
}

export const Field = ({ label, optional, error, success, hint, action, aside, ...input }: FieldProps) => {
  const id = useId()
  return (
    <div>
      <div className={styles.above}>
        <label className={styles.label} htmlFor={id}>
          {label} {optional && <span>{optional}</span>}
        </label>
        {aside}
      </div>
      <div className={styles.box} data-invalid={error ? true : undefined} data-read-only={input.readOnly || undefined}>
        <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={`${id}m`} />
        {action}
      </div>
      <div id={`${id}m`}>
        <FieldMessage error={error} success={success} hint={hint} />
      </div>
    </div>
  )
}
