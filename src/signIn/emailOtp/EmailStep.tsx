import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { emailErrorKey } from '../emailErrorKey.ts'
import styles from '../form.module.css'

interface EmailStepProps {
  value: string
  onChange: (email: string) => void
  onSend: (email: string) => void
  message: string | null
  sending: boolean
  submit: string
  autoComplete?: string
  /** Below the button. */
  children?: ReactNode
}

export const EmailStep = (props: EmailStepProps) => {
  const { value, onChange, onSend, message, sending, submit, autoComplete = 'username', children } = props
  const text = useTexts('signIn')
  const [problem, setProblem] = useState<ReturnType<typeof emailErrorKey>>(null)

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const found = emailErrorKey(value)
    setProblem(found)
    if (!found) onSend(value.trim())
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        label={text('email')}
        type="email"
        name="email"
        autoComplete={autoComplete}
        inputMode="email"
        autoFocus
        placeholder={text('emailPlaceholder')}
        value={value}
        error={problem ? text(problem) : message}
        onChange={event => {
          setProblem(null)
          onChange(event.target.value)
        }}
      />
      <Button type="submit" busy={sending && text('sending')}>
        {submit}
      </Button>
      {children}
    </form>
  )
}
