import { type FormEvent, useState } from 'react'
import { limits } from '../../../contracts/platform/limits.ts'
import { Button } from '../../components/plain/Button.tsx'
import { OtpBoxes } from '../../components/plain/OtpBoxes.tsx'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormHeader, FormTitle } from '../FormHeader.tsx'
import styles from '../form.module.css'
import { usePreload } from '../usePreload.ts'
import { type Audience, clearChallenge } from './challenge.ts'
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx'
import { type SecondFactorChallenge, useSecondFactorChallenge } from './useSecondFactorChallenge.ts'

interface SecondFactorStepProps {
  audience: Audience
  challenge: string
  config: Pick<ClientConfig, 'brandName' | 'supportEmail'>
  preload: () => unknown
  onSignedIn: () => void
}

/** The second step of every sign-in method, if the account has two-step verification. */
const SecondFactorStep = ({ audience, challenge, config, preload, onSignedIn }: SecondFactorStepProps) => {
  const text = useTexts('secondFactorStep')
  const [recovery, setRecovery] = useState(false)
  const step = useSecondFactorChallenge(audience, challenge, onSignedIn)
  usePreload(preload)
  const again = () => clearChallenge(audience)

  if (step.ended) return <ChallengeExpired words={step.ended} onAgain={again} />
  const lead = recovery ? text('recoveryLead') : text('lead', { brand: config.brandName })
  const lost = audience === 'admin' ? text('lostStaff') : text('lost', { email: config.supportEmail })
  return (
    <>
      <FormHeader title={text('title')} lead={lead} />
      {recovery ? <RecoveryCodeForm step={step} lost={lost} /> : <AuthenticatorCodeForm step={step} />}
      <div className={styles.links}>
        <Button
          look="link"
          disabled={step.busy}
          onClick={() => {
            step.clear()
            setRecovery(!recovery)
          }}
        >
          {text(recovery ? 'useApp' : 'useRecovery')}
        </Button>
        <Button look="link" disabled={step.busy} onClick={again}>
          {text('again')}
        </Button>
      </div>
    </>
  )
}

export default SecondFactorStep

/** Codes are no longer accepted, so the user must repeat the first step. */
const ChallengeExpired = ({ words, onAgain }: { words: string; onAgain: () => void }) => {
  const text = useTexts('secondFactorStep')
  return (
    <>
      <FormTitle>{text('title')}</FormTitle>
      <p className={styles.lead} role="alert">
        {words}
      </p>
      <Button autoFocus onClick={onAgain}>
        {text('again')}
      </Button>
    </>
  )
}

/** The six-digit code of the authenticator app, sent after the last digit. */
const AuthenticatorCodeForm = ({ step }: { step: SecondFactorChallenge }) => {
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
