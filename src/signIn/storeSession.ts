import { codes } from '../../contracts/platform/codes.ts'
import { adminTokens, customerTokens } from '../session/tokens.ts'
import { type Audience, saveChallenge } from './secondFactor/challenge.ts'

interface Opened {
  token?: string | undefined
  refreshToken?: string | undefined
  /** The account has two-step verification; `challenge` identifies the second step. */
  secondFactor?: true | undefined
  challenge?: string | undefined
}

interface SignInReply extends Opened {
  code: number
  message: string
  isActive?: boolean
}

const stores = { customer: customerTokens, admin: adminTokens }

/** Stores the result of a sign-in step: the tokens, or the challenge of the second step. False if the reply has neither. */
export function storeTokens(audience: Audience, { token, refreshToken, challenge }: Opened): boolean {
  if (challenge) saveChallenge(audience, challenge)
  else if (token && refreshToken) stores[audience].write({ token, refreshToken })
  else return false
  return true
}

/**
 * Stores the result of a sign-in. Returns null, or an error message: the server's, or `deactivated` for a deactivated account,
 * whose reply has code 100 and no tokens (A18).
 */
export function storeSession(reply: SignInReply, deactivated: string): string | null {
  if (reply.code !== codes.ok) return reply.message
  return reply.isActive && storeTokens('customer', reply) ? null : deactivated
}
