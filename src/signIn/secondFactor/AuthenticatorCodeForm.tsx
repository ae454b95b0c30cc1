import { type FormEvent, useState } from 'react'
import { limits } from '../../../contracts/limits.ts'
import { Button } from '../../components/plain/Button.tsx'
import { OtpBoxes } from '../../components/plain/OtpBoxes.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from '../form.module.css'
import type { SecondFactorChallenge } from './useSecondFactorChallenge.ts'

/** The six digits of the authenticator app; the last one sends them. */
export const AuthenticatorCodeForm = ({ step }: { step: SecondFactorChallenge }) => {
  const text = useTexts('secondFactorStep')
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)

  async function verify(whole: string): Promise<void> {
    await step.tryCode(whole)
    setCode('')
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const whole = code.length === limits.secondFactor.digits
    setShort(!whole)
    if (whole) void verify(code)
  }

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <OtpBoxes
        label={text('code')}
        value={code}
        disabled={step.busy}
        error={short ? text('codeShort') : (step.message ?? undefined)}
        hint={text('hint')}
        onChange={value => {
          setShort(false)
          if (value) step.clear()
          setCode(value)
        }}
        onComplete={whole => void verify(whole)}
      />
      <Button type="submit" busy={step.busy && text('verifying')}>
        {text('submit')}
      </Button>
    </form>
  )
}
