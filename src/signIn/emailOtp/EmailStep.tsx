import { type FormEvent, useState } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { useSignInTexts } from '../../i18n/signInTexts.ts'
import styles from '../form.module.css'
import type { EmailOtp } from './useEmailOtp.ts'

const LOOKS_WHOLE = /^\S+@\S+\.\S+$/

export const EmailStep = ({ otp }: { otp: EmailOtp }) => {
  const text = useSignInTexts()
  const [problem, setProblem] = useState<'emailMissing' | 'emailWrong' | null>(null)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const email = otp.email.trim()
    const found = email === '' ? 'emailMissing' : LOOKS_WHOLE.test(email) ? null : 'emailWrong'
    setProblem(found)
    if (!found) void otp.sendTo(email)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={text('email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        placeholder={text('emailPlaceholder')}
        value={otp.email}
        error={problem ? text(problem) : otp.message}
        onChange={event => {
          setProblem(null)
          otp.clear()
          otp.setEmail(event.target.value)
        }}
      />
      <Button type="submit" busy={otp.busy === 'sending' && text('sending')}>
        {text('sendCode')}
      </Button>
    </form>
  )
}
