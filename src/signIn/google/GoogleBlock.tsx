import { googleSignIn } from '../../../contracts/calls/google.ts'
import { codes } from '../../../contracts/codes.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { firstLogin } from '../../session/firstLogin.ts'
import { useSignInOptions } from '../options.ts'
import { storeSession } from '../storeSession.ts'
import { useAsyncAction } from '../useAsyncAction.ts'
import { GoogleButton } from './GoogleButton.tsx'
import styles from './google.module.css'

interface GoogleBlockProps {
  purpose: 'signIn' | 'signUp'
  onSignedIn: () => void
  /** 106: the address has no account; the token is kept for when its phone is proven (A15). */
  onPhoneNeeded: (token: string) => void
  warmUp: () => unknown
}

/** Sign-in with Google (§4), where the server offers it. */
const GoogleBlock = ({ purpose, onSignedIn, onPhoneNeeded, warmUp }: GoogleBlockProps) => {
  const text = useTexts('signIn')
  const { options, refresh } = useSignInOptions()
  const { message, attempt } = useAsyncAction(text('google.offline'))

  const signIn = (token: string) =>
    attempt('working', async () => {
      warmUp()
      const reply = await callApiReply(googleSignIn, { body: { token } })
      if (reply.code === codes.registrationNeeded) {
        onPhoneNeeded(token)
        return null
      }
      if (reply.code !== codes.ok) refresh()
      const problem = storeSession(reply, text('deactivated'))
      if (problem) return problem
      firstLogin.clear()
      onSignedIn()
      return null
    })

  // Its place is kept until the server has answered, so that nothing moves.
  if (options === null || options?.google === null) return null
  return (
    <div className={styles.block}>
      <p className={styles.or}>{text('or')}</p>
      <div className={styles.place}>
        {options?.google && (
          <GoogleButton google={options.google} purpose={purpose} onToken={token => void signIn(token)} />
        )}
      </div>
      <FieldMessage error={message} />
    </div>
  )
}

export default GoogleBlock
