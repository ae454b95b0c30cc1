import { OTPInput } from 'input-otp'
import styles from './CellInput.module.css'

export interface CellInputProps {
  id: string
  value: string
  onChange: (value: string) => void
  length: number
  /** The number of cells per group: 3 splits a six-digit code in two. */
  split?: number
  digits?: boolean
  /** Index of the wrong character, from 0. */
  wrongAt?: number | undefined
  invalid?: boolean
  disabled?: boolean
  readOnly?: boolean
  describedBy?: string
  autoComplete?: string
  autoFocus?: boolean
  onComplete?: (value: string) => void
}

/** A single input over drawn cells, so that paste, selection, autofill and screen readers work as in any field. */
export const CellInput = (props: CellInputProps) => {
  const { length, split, digits = false, wrongAt, invalid, describedBy, onChange, onComplete, ...input } = props
  return (
    <OTPInput
      {...input}
      maxLength={length}
      pattern={digits ? '^[0-9]+$' : '^[A-Za-z0-9]+$'}
      inputMode={digits ? 'numeric' : 'text'}
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={value => onChange(value.toUpperCase())}
      onComplete={onComplete}
      // Pasted codes and numbers may contain the spaces with which they are printed.
      pasteTransformer={pasted => pasted.replace(/[\s-]/g, '')}
      pushPasswordManagerStrategy="none"
      noScriptCSSFallback={null}
      containerClassName={styles.cells}
      render={({ slots }) =>
        slots.map(({ char, isActive, hasFakeCaret }, index) => (
          <span
            key={index}
            className={digits ? `${styles.cell} ${styles.digit}` : `mono ${styles.cell}`}
            data-active={isActive || undefined}
            data-wrong={index === wrongAt || undefined}
            data-invalid={(invalid && wrongAt === undefined) || undefined}
            data-split={index === split || undefined}
          >
            {char}
            {hasFakeCaret && <span className={styles.caret} />}
          </span>
        ))
      }
    />
  )
}
