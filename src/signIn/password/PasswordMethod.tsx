import { useState } from 'react'
import { passwordSignIn } from '../../../contracts/calls/signIn.ts'
import { Button } from '../../components/plain/Button.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import type { MethodProps } from '../method.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { PasswordForm } from './PasswordForm.tsx'

const PasswordMethod = ({ onSignedIn, warmUp }: MethodProps) => {
  const text = useTexts('signIn')
  /** The e-mail with which the dialog opened. */
  const [forgotten, setForgotten] = useState<string | null>(null)
  return (
    <>
      <PasswordForm
        signIn={passwordSignIn}
        onSignedIn={onSignedIn}
        warmUp={warmUp}
        aside={email => (
          <Button look="link" onClick={() => setForgotten(email)}>
            {text('forgot')}
          </Button>
        )}
      />
      {forgotten !== null && <ForgotPassword email={forgotten} onClose={() => setForgotten(null)} />}
    </>
  )
}

export default PasswordMethod
