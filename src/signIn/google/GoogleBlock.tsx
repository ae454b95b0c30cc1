import { useState } from 'react'
import { googleSignIn } from '../../../contracts/calls/google.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { firstLogin } from '../../session/firstLogin.ts'
import { useSignInOptions } from '../options.ts'
import { storeSession } from '../storeSession.ts'
import { useAsyncAction } from '../useAsyncAction.ts'
import { type GoogleButtonProps, GoogleIdentity } from './GoogleIdentity.tsx'
import styles from './google.module.css'
import { SandboxGoogle } from './SandboxGoogle.tsx'

interface GoogleBlockProps {
  purpose: 'signIn' | 'signUp'
  onSignedIn: () => void
  /** Code 106: the address has no account. The token is needed again after the phone is verified (A15). */
  onPhoneNeeded: (token: string) => void
  preload: () => unknown
}

/** Sign-in with Google (§4), if the server offers it. */
const GoogleBlock = ({ purpose, onSignedIn, onPhoneNeeded, preload }: GoogleBlockProps) => {
  const text = useTexts('signIn')
  const { options, refresh } = useSignInOptions()
  const { message, attempt } = useAsyncAction(text('google.offline'))

  const signIn = (token: string) =>
    attempt('working', async () => {
      preload()
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

  // Until the server replies, an empty block keeps the space, so that the layout does not shift.
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

/** Google's own button, or a look-alike in the sandbox. */
const GoogleButton = ({ google, purpose, onToken }: GoogleButtonProps) => {
  const text = useTexts('signIn')
  const [open, setOpen] = useState(false)
  if (google.issuer === 'google') return <GoogleIdentity google={google} purpose={purpose} onToken={onToken} />
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        <GoogleMark /> {text(`google.${purpose}`)}
      </button>
      {open && (
        <SandboxGoogle
          nonce={google.nonce}
          onClose={() => setOpen(false)}
          onToken={token => {
            setOpen(false)
            onToken(token)
          }}
        />
      )}
    </>
  )
}

/** Google's logo, drawn as four arcs and a bar. Google's branding rules require it on the button. */
const GoogleMark = () => (
  <svg width={18} height={18} viewBox="0 0 18 18" fill="none" strokeWidth={3.4} aria-hidden="true">
    <path stroke="#EA4335" d="M14.2 4.1A7.2 7.2 0 0 0 2.77 5.4" />
    <path stroke="#FBBC04" d="M2.77 5.4a7.2 7.2 0 0 0 0 7.2" />
    <path stroke="#34A853" d="M2.77 12.6a7.2 7.2 0 0 0 10.9 1.9" />
    <path stroke="#4285F4" d="M13.67 14.5A7.2 7.2 0 0 0 16.2 9H9" />
  </svg>
)
