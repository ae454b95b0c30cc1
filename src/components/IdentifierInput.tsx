import { type ReactNode, useId } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { FieldMessage } from './FieldMessage.tsx'
import { HighlightedText } from './HighlightedText.tsx'
import styles from './IdentifierInput.module.css'
import { CellInput } from './plain/CellInput.tsx'

interface IdentifierInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Fixed length: drawn as cells. Without it an ordinary field in mono. */
  length?: number
  digits?: boolean
  /** From the local check: the wrong character's index (from 0) and what belongs there. */
  wrongAt?: number | undefined
  error?: ReactNode
  /** What a right value says: "Maharashtra, check digit right". */
  success?: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** At the label's right: "Fill sample". */
  aside?: ReactNode
  disabled?: boolean
}

export const IdentifierInput = (props: IdentifierInputProps) => {
  const { label, length, digits, wrongAt, error, success, hint, optional, aside, value, onChange, disabled } = props
  const text = useTexts('components')
  const id = useId()
  const shared = { id, value, disabled, autoComplete: 'off' }

  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>
          {label} {optional && <span>{text('field.optional')}</span>}
        </label>
        {aside}
      </div>
      {length === undefined ? (
        <input
          {...shared}
          className={`mono ${styles.input}`}
          spellCheck={false}
          autoCapitalize="characters"
          inputMode={digits ? 'numeric' : 'text'}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}m`}
          onChange={event => onChange(event.target.value.toUpperCase())}
        />
      ) : (
        <CellInput
          {...shared}
          length={length}
          digits={digits}
          wrongAt={wrongAt}
          invalid={!!error}
          describedBy={`${id}m`}
          onChange={onChange}
        />
      )}
      <div id={`${id}m`}>
        {error && length === undefined && wrongAt !== undefined && (
          <div className={styles.marked}>
            <HighlightedText value={value} at={wrongAt} />
          </div>
        )}
        <FieldMessage error={error} success={success} hint={hint} />
      </div>
    </div>
  )
}
