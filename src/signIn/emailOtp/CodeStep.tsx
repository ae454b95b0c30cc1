import { type FormEvent, useEffect, useState } from 'react'
import { limits } from '../../../contracts/limits.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { OtpBoxes } from '../../components/plain/OtpBoxes.tsx'
import { useSignInTexts } from '../../i18n/signInTexts.ts'
import styles from '../form.module.css'
import { ResendButton } from './ResendButton.tsx'
import type { EmailOtp } from './useEmailOtp.ts'

interface CodeStepProps {
  otp: EmailOtp
  sentAt: number
  warmUp: () => unknown
}

export const CodeStep = ({ otp, sentAt, warmUp }: CodeStepProps) => {
  const text = useSignInTexts()
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)
  useEffect(() => {
    warmUp()
  }, [warmUp])

  const verify = async (whole: string) => {
    await otp.verify(whole)
    setCode('')
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setShort(code.length < limits.otp.digits)
    if (code.length === limits.otp.digits) void verify(code)
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label={text('email')}
        value={otp.email}
        readOnly
        autoComplete="username"
        action={
          <Button look="link" aria-label={text('editEmail')} onClick={otp.edit}>
            {text('edit')}
          </Button>
        }
      />
      <OtpBoxes
        label={text('code')}
        value={code}
        disabled={otp.busy === 'verifying'}
        error={short ? text('codeShort') : (otp.message ?? undefined)}
        hint={text('codeSent')}
        aside={<ResendButton sentAt={sentAt} disabled={otp.busy !== null} onResend={() => otp.sendTo(otp.email)} />}
        onChange={value => {
          setShort(false)
          if (value) otp.clear()
          setCode(value)
        }}
        onComplete={whole => void verify(whole)}
      />
      <Button type="submit" busy={otp.busy === 'verifying' && text('loggingIn')}>
        {text('verify')}
      </Button>
    </form>
  )
}
