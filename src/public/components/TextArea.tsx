import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import styles from './TextArea.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'> {
  label: string
  error?: ReactNode
}

/** A field of several lines, beside the plain `Field`. */
export const TextArea = ({ label, error, ...area }: TextAreaProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea {...area} id={id} aria-invalid={error ? true : undefined} aria-describedby={`${id}m`} />
      <div id={`${id}m`}>
        <FieldMessage error={error} />
      </div>
    </div>
  )
}
