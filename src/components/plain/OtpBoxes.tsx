import { type ReactNode, useEffect, useId } from 'react'
import { FieldMessage } from '../FieldMessage.tsx'
import { CellInput } from './CellInput.tsx'
import styles from './Field.module.css'

interface OtpBoxesProps {
  label: string
  value: string
  onChange: (code: string) => void
  /** Called with the sixth digit. */
  onComplete?: (code: string) => void
  error?: string | undefined
  hint?: string
  /** Below the boxes on the right: "Resend in 0:24". */
  aside?: ReactNode
  disabled?: boolean
}

/** A six-digit code in two groups of three. */
export const OtpBoxes = ({ label, error, hint, aside, ...input }: OtpBoxesProps) => {
  const id = useId()
  const { disabled = false } = input
  // On mount, and again after a refused code, because disabling the input removed the focus.
  useEffect(() => {
    if (!disabled) document.getElementById(id)?.focus()
  }, [disabled, id])
  return (
    <div className={styles.otp}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <CellInput
        {...input}
        id={id}
        digits
        length={6}
        split={3}
        invalid={error !== undefined}
        describedBy={`${id}m`}
        autoComplete="one-time-code"
      />
      <div className={styles.under}>
        <div id={`${id}m`}>
          <FieldMessage error={error} hint={hint} />
        </div>
        {aside}
      </div>
    </div>
  )
}
