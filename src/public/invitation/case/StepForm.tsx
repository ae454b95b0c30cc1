import { createContext, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CaseSteps.module.css'
import type { SaveState } from './useDraft.ts'

/** Told of each upload of the form: whether every file of it has arrived. */
export const FormUploads = createContext<(upload: Promise<boolean>) => void>(() => {})

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

/**
 * The form of a step. It is sent after the files that are on their way, unless one of them fails. After a refusal the focus is on the first field that needs another
 * look.
 */
export const StepForm = ({ busy, error, saved = 'none', send, onSend, children }: StepFormProps) => {
  const text = useTexts('publicCase')
  const form = useRef<HTMLFormElement>(null)
  const [uploads, setUploads] = useState(0)
  const [isPressed, setPressed] = useState(false)
  const follow = useCallback(async (upload: Promise<boolean>) => {
    // Whoever adds a file after the press has not finished.
    setPressed(false)
    setUploads(count => count + 1)
    if (!(await upload)) setPressed(false)
    setUploads(count => count - 1)
  }, [])
  const sendNow = useEffectEvent(onSend)
  const isDue = isPressed && uploads === 0
  useEffect(() => {
    if (isDue) sendNow()
  }, [isDue])
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
        if (busy) return
        if (uploads === 0) onSend()
        else setPressed(true)
      }}
    >
      <FormUploads value={follow}>{children}</FormUploads>
      <p role="alert">{error}</p>
      <Button type="submit" busy={(busy || (isPressed && uploads > 0)) && text('sending')}>
        {send ?? text('send')}
      </Button>
      <p role="status" className={styles.hint}>
        {saved === 'none' ? '' : text(`draft.${saved}`)}
      </p>
    </form>
  )
}
