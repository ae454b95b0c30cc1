import { type ClipboardEvent, type ReactNode, useId } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { FieldMessage } from './FieldMessage.tsx'
import { HighlightedText } from './HighlightedText.tsx'
import styles from './IdentifierInput.module.css'
import { CellInput } from './plain/CellInput.tsx'

interface IdentifierInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** With a fixed length the input is drawn as cells; otherwise it is an ordinary monospace field. */
  length?: number
  digits?: boolean
  /** An e-mail address or UPI ID: letters stay as they are typed. */
  address?: boolean
  /** The zero-based index of the wrong character, from the check in the browser. */
  wrongAt?: number | undefined
  error?: ReactNode
  /** The confirmation of a valid value: "Maharashtra, check digit right". */
  success?: ReactNode
  hint?: ReactNode
  optional?: boolean
  /** To the right of the label: "Fill sample". */
  aside?: ReactNode
  disabled?: boolean
}

export const IdentifierInput = (props: IdentifierInputProps) => {
  const { label, length, digits, address, wrongAt, error, success, hint, optional, aside, value, onChange, disabled } =
    props
  const text = useTexts('components')
  const id = useId()
  const shared = { id, value, disabled, autoComplete: 'off' }
  const inCells = length !== undefined && fitsCells(value, length)
  // The cells would drop a pasted text that does not fit, or cut it off: a decimal point with it, and the value would look right.
  const takeWhole = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').trim()
    if (length === undefined || fitsCells(pasted.replace(/[\s-]/g, ''), length)) return
    event.preventDefault()
    event.stopPropagation()
    onChange(pasted)
  }

  return (
    <div onPasteCapture={takeWhole}>
      <div className={styles.head}>
        <label htmlFor={id}>
          {label} {optional && <span>{text('field.optional')}</span>}
        </label>
        {aside}
      </div>
      {!inCells ? (
        <input
          {...shared}
          autoFocus={length !== undefined}
          className={`mono ${styles.input}`}
          spellCheck={false}
          autoCapitalize={address ? 'none' : 'characters'}
          inputMode={digits ? 'numeric' : address ? 'email' : 'text'}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}m`}
          onChange={({ target }) => onChange(address ? target.value : target.value.toUpperCase())}
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
        {error && !inCells && wrongAt !== undefined && (
          <div className={styles.marked}>
            <HighlightedText value={value} at={wrongAt} />
          </div>
        )}
        <FieldMessage error={error} success={success} hint={hint} />
      </div>
    </div>
  )
}

/** Whether a value can be drawn as cells: letters and digits only, and no more than there are cells. */
const fitsCells = (value: string, length: number) => value.length <= length && /^[A-Za-z\d]*$/.test(value)
