import { type ReactNode, useState } from 'react'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { AccountStep } from './AccountStep.tsx'
import { Completed } from './Completed.tsx'
import { EmailProof } from './EmailProof.tsx'
import { dropProgress, keepProgress, type Progress, readProgress } from './progress.ts'
import { RegisterPhone } from './RegisterPhone.tsx'
import { registerPhone } from './registerPhone.ts'

interface RegisterProps {
  config: ClientConfig
  onSignIn: () => void
  /** Google's button, on the first step. */
  google: ReactNode
}

/** Registration: the e-mail, the phone, then the account (A12). */
const Register = ({ config, onSignIn, google }: RegisterProps) => {
  const [progress, setProgress] = useState(readProgress)
  const [done, setDone] = useState(false)
  const { email, phone } = progress

  function move(next: Progress): void {
    keepProgress(next)
    setProgress(next)
  }

  if (done) return <Completed onSignIn={onSignIn} />
  if (!email)
    return <EmailProof google={google} onSignIn={onSignIn} onProven={proof => move({ ...progress, email: proof })} />
  if (!phone)
    return (
      <RegisterPhone
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
        dropProgress()
        registerPhone.drop()
        setDone(true)
      }}
    />
  )
}

export default Register
