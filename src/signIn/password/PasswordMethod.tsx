import { useState } from 'react'
import { forgotPassword, passwordSignIn } from '../../../contracts/calls/signIn.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Dialog } from '../../components/plain/Dialog.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { EmailStep } from '../emailOtp/EmailStep.tsx'
import type { MethodProps } from '../method.ts'
import { useAsyncAction } from '../useAsyncAction.ts'
import { PasswordForm } from './PasswordForm.tsx'

const PasswordMethod = ({ onSignedIn, preload }: MethodProps) => {
  const text = useTexts('signIn')
  /** The e-mail address when the dialog was opened. */
  const [forgotten, setForgotten] = useState<string | null>(null)
  return (
    <>
      <PasswordForm
        signIn={passwordSignIn}
        onSignedIn={onSignedIn}
        preload={preload}
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

/** Requests a link to choose a new password. The address is sent in lower case (A19). */
const ForgotPassword = ({ email: known, onClose }: { email: string; onClose: () => void }) => {
  const text = useTexts('signIn')
  const [email, setEmail] = useState(known)
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, message, clear, attempt } = useAsyncAction()

  const send = (address: string) =>
    attempt('working', async () => {
      const reply = await callApiReply(forgotPassword, { body: { email: address.toLowerCase() } })
      if (reply.code !== codes.ok) return reply.message
      setAnswer(reply.message)
      return null
    })

  return (
    <Dialog title={text('forgotDialog.title')} close={text('forgotDialog.close')} onClose={onClose}>
      <p role="status">{answer ?? text('forgotDialog.lead')}</p>
      {answer ? (
        <Button autoFocus onClick={onClose}>
          {text('forgotDialog.close')}
        </Button>
      ) : (
        <EmailStep
          value={email}
          onChange={value => {
            clear()
            setEmail(value)
          }}
          onSend={send}
          message={message}
          sending={busy !== null}
          submit={text('forgotDialog.send')}
        />
      )}
    </Dialog>
  )
}
