import {
  beginPasskeySignIn,
  beginStaffPasskeySignIn,
  passkeySignIn,
  staffPasskeySignIn,
} from '../../../contracts/calls/passkeys.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { callApiReply } from '../../dataProvider/api.ts'
import { textsOf } from '../../i18n/useTexts.ts'
import { getPasskey } from '../../session/passkey.ts'
import type { Audience } from '../secondFactor/challenge.ts'
import { storeTokens } from '../storeSession.ts'

const calls = {
  customer: { begin: beginPasskeySignIn, finish: passkeySignIn },
  admin: { begin: beginStaffPasskeySignIn, finish: staffPasskeySignIn },
}

/**
 * Asks for a challenge, then the person for a passkey, and stores the session. Returns a problem to show; null after a success, and where the
 * person has cancelled.
 */
export async function signInByPasskey(audience: Audience, onSignedIn: () => void): Promise<string | null> {
  const { begin, finish } = calls[audience]
  const { challenge, options } = await callApiReply(begin, {})
  const asked = await getPasskey(options)
  if ('failure' in asked) {
    const { failure } = asked
    return failure === 'cancelled' ? null : textsOf('passkeys')(`failed.${failure}`)
  }
  const reply = await callApiReply(finish, { body: { challenge, response: asked.answer } })
  if (reply.code !== codes.ok) return reply.message
  if (!storeTokens(audience, reply)) return textsOf('signIn')('deactivated')
  onSignedIn()
  return null
}
