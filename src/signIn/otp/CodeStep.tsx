import { type FormEvent, type ReactNode, useState } from 'react'
import { limits } from '../../../contracts/platform/limits.ts'
import { Button } from '../../components/plain/Button.tsx'
import { OtpBoxes } from '../../components/plain/OtpBoxes.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from '../form.module.css'
import { ResendButton } from './ResendButton.tsx'
import type { Otp } from './useOtp.ts'

interface CodeStepProps {
  otp: Otp
  /** Epoch milliseconds. */
  sentAt: number
  /** The wait before a code can be sent again: 30 seconds, except in the first step of the registration (A4). */
  resendSeconds?: number
  onResend: () => void
  /** Says how the code is sent. */
  hint: string
  submit: string
  verifying: string
  /** The recipient, read-only, with a button to change it. */
  children: ReactNode
}

export const CodeStep = (props: CodeStepProps) => {
  const { otp, sentAt, resendSeconds = limits.otp.resendSeconds, onResend, hint, submit, verifying, children } = props
  const text = useTexts('signIn')
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)

  async function verify(whole: string): Promise<void> {
    await otp.tryCode(whole)
    setCode('')
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setShort(code.length < limits.otp.digits)
    if (code.length === limits.otp.digits) void verify(code)
  }

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      {children}
      <OtpBoxes
        label={text('code')}
        value={code}
        disabled={otp.busy === 'verifying'}
        error={short ? text('codeShort') : (otp.message ?? undefined)}
        hint={hint}
        aside={
          <ResendButton sentAt={sentAt} seconds={resendSeconds} disabled={otp.busy !== null} onResend={onResend} />
        }
        onChange={value => {
          setShort(false)
          if (value) otp.clear()
          setCode(value)
        }}
        onComplete={whole => void verify(whole)}
      />
      <Button type="submit" busy={otp.busy === 'verifying' && verifying}>
        {submit}
      </Button>
    </form>
  )
}
