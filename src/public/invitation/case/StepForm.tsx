import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CaseSteps.module.css'
import type { SaveState } from './useDraft.ts'

interface StepFormProps {
  /** True while the answer is on its way. */
  busy: boolean
  /** What the server says about the answer as a whole. */
  error: string
  saved?: SaveState
  send?: string
  onSend: () => void
  children: ReactNode
}

/** The form of a step. After a refusal the focus is on the first field that needs another look. */
export const StepForm = ({ busy, error, saved = 'none', send, onSend, children }: StepFormProps) => {
  const text = useTexts('publicCase')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!busy) onSend()
      }}
    >
      {children}
      <p role="alert">{error}</p>
      <Button type="submit" busy={busy && text('sending')}>
        {send ?? text('send')}
      </Button>
      <p role="status" className={styles.hint}>
        {saved === 'none' ? '' : text(`draft.${saved}`)}
      </p>
    </form>
  )
}
