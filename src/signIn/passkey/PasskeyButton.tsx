import { Fingerprint } from 'lucide-react'
import {
  beginPasskeySignIn,
  beginStaffPasskeySignIn,
  passkeySignIn,
  staffPasskeySignIn,
} from '../../../contracts/calls/passkeys.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { Button } from '../../components/plain/Button.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { getPasskey, hasPasskeys } from '../../session/passkey.ts'
import styles from '../form.module.css'
import type { Audience } from '../secondFactor/challenge.ts'
import { storeTokens } from '../storeSession.ts'
import { useAsyncAction } from '../useAsyncAction.ts'

interface PasskeyButtonProps {
  audience: Audience
  preload: () => unknown
  onSignedIn: () => void
}

const calls = {
  customer: { begin: beginPasskeySignIn, finish: passkeySignIn },
  admin: { begin: beginStaffPasskeySignIn, finish: staffPasskeySignIn },
}

/** Signs in with a passkey, without a name and a second step. Nothing where the browser has none. */
export const PasskeyButton = ({ audience, preload, onSignedIn }: PasskeyButtonProps) => {
  const text = useTexts('signIn')
  const { busy, message, attempt } = useAsyncAction()
  if (!hasPasskeys()) return null
  const { begin, finish } = calls[audience]

  const signIn = () =>
    attempt('working', async () => {
      preload()
      const { challenge, options } = await callApiReply(begin, {})
      const asked = await getPasskey(options)
      if ('failure' in asked) {
        if (asked.failure === 'cancelled') return null
        return text(asked.failure === 'domain' ? 'passkey.domain' : 'passkey.failed')
      }
      const reply = await callApiReply(finish, { body: { challenge, response: asked.answer } })
      if (reply.code !== codes.ok) return reply.message
      if (!storeTokens(audience, reply)) return text('deactivated')
      onSignedIn()
      return null
    })

  return (
    <div className={styles.passkey}>
      <Button look="secondary" busy={busy && text('passkey.waiting')} onClick={() => void signIn()}>
        <Fingerprint size={18} aria-hidden="true" /> {text('passkey.signIn')}
      </Button>
      <FieldMessage error={message} />
    </div>
  )
}
