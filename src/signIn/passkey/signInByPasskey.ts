import {
  beginPasskeySignIn,
  beginStaffPasskeySignIn,
  passkeySignIn,
  staffPasskeySignIn,
} from '../../../contracts/calls/passkeys.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { callApiReply } from '../../dataProvider/api.ts'
import { getPasskey } from '../../session/passkey.ts'
import type { Audience } from '../secondFactor/challenge.ts'
import { storeTokens } from '../storeSession.ts'

const calls = {
  customer: { begin: beginPasskeySignIn, finish: passkeySignIn },
  admin: { begin: beginStaffPasskeySignIn, finish: staffPasskeySignIn },
}

/** `failed` names a text of the page; `refused` is the server's message. */
type Outcome =
  | 'signedIn'
  | 'cancelled'
  | { failed: 'passkey.domain' | 'passkey.failed' | 'deactivated' }
  | { refused: string }

/** Asks for a challenge, then the person for a passkey, and stores the session. */
export async function signInByPasskey(audience: Audience): Promise<Outcome> {
  const { begin, finish } = calls[audience]
  const { challenge, options } = await callApiReply(begin, {})
  const asked = await getPasskey(options)
  if ('failure' in asked) {
    if (asked.failure === 'cancelled') return 'cancelled'
    return { failed: asked.failure === 'domain' ? 'passkey.domain' : 'passkey.failed' }
  }
  const reply = await callApiReply(finish, { body: { challenge, response: asked.answer } })
  if (reply.code !== codes.ok) return { refused: reply.message }
  return storeTokens(audience, reply) ? 'signedIn' : { failed: 'deactivated' }
}
