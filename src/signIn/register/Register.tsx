import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { useCountdown } from '../../components/plain/useCountdown.ts'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormHeader } from '../FormHeader.tsx'
import styles from '../form.module.css'
import { registerPhone } from '../registerPhone.ts'
import { AccountStep } from './AccountStep.tsx'
import { EmailVerificationStep } from './EmailVerificationStep.tsx'
import { RegisterPhoneStep } from './RegisterPhoneStep.tsx'
import {
  clearRegistration,
  type RegistrationProgress,
  readRegistration,
  saveRegistration,
} from './registrationProgress.ts'

interface RegisterProps {
  config: ClientConfig
  onSignIn: () => void
  /** Google's button, shown on the first step. */
  google: ReactNode
}

/** The registration: e-mail, phone, account (A12). */
const Register = ({ config, onSignIn, google }: RegisterProps) => {
  const [progress, setProgress] = useState(readRegistration)
  const [done, setDone] = useState(false)
  const { email, phone } = progress

  function move(next: RegistrationProgress): void {
    saveRegistration(next)
    setProgress(next)
  }

  if (done) return <RegistrationComplete onSignIn={onSignIn} />
  if (!email)
    return (
      <EmailVerificationStep
        google={google}
        onSignIn={onSignIn}
        onProven={proof => move({ ...progress, email: proof })}
      />
    )
  if (!phone)
    return (
      <RegisterPhoneStep
        email={email.address}
        onProven={proof => move({ ...progress, phone: proof })}
        onBack={() => move({ ...progress, email: null })}
        onSignIn={onSignIn}
      />
    )
  return (
    <AccountStep
      email={email}
      phone={phone}
      termsUrl={config.termsUrl}
      onChangeNumber={() => {
        registerPhone.keep(phone.address)
        move({ ...progress, phone: null })
      }}
      onDone={() => {
        clearRegistration()
        registerPhone.drop()
        setDone(true)
      }}
    />
  )
}

export default Register

const RETURN_SECONDS = 5

/** Confirms the registration and returns to the sign-in after five seconds (A13). */
const RegistrationComplete = ({ onSignIn }: { onSignIn: () => void }) => {
  const text = useTexts('registration')
  const [since] = useState(Date.now)
  const left = useCountdown(since, RETURN_SECONDS)
  useEffect(() => {
    if (left === 0) onSignIn()
  }, [left, onSignIn])
  return (
    <div className={`${styles.form} ${styles.completed}`}>
      <div role="status">
        <FormHeader title={text('done')} lead={text('doneNext', { seconds: RETURN_SECONDS })} />
      </div>
      <Button autoFocus onClick={onSignIn}>
        {text('signInNow')}
      </Button>
    </div>
  )
}
