import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Search.module.css'
import { ErrorText } from './SearchStepForm.tsx'
import { toAsciiUpperCase } from './search.ts'

interface PlateFieldProps {
  value: string
  onType: (value: string) => void
  wrong: string | null
}

/** The registration number, drawn as a plate. */
export const PlateField = ({ value, onType, wrong }: PlateFieldProps) => {
  const text = useTexts('publicChallanSearch')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Text that was typed before hydration.
  const takeOver = useEffectEvent((typed: string) => typed !== value && onType(toAsciiUpperCase(typed)))
  useLayoutEffect(() => {
    takeOver(input.current?.value ?? '')
  }, [])
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text('vehicle.label')}</label>
      <div className={styles.plate} data-invalid={wrong ? true : undefined}>
        <span className={styles.band} aria-hidden="true">
          <i />
          IND
        </span>
        <input
          ref={input}
          id={id}
          name="vehicle"
          value={value}
          required
          maxLength={24}
          placeholder={text('vehicle.placeholder')}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}p`}
          onChange={({ target }) => {
            // Edited in place to keep the caret position.
            const at = target.selectionStart
            const shown = toAsciiUpperCase(target.value)
            if (shown !== target.value) {
              target.value = shown
              target.setSelectionRange(at, at)
            }
            onType(shown)
          }}
        />
      </div>
      <ErrorText id={`${id}p`}>{wrong}</ErrorText>
    </div>
  )
}
