import { codes } from '../../contracts/codes.ts'
import { adminTokens, customerTokens } from '../session/tokens.ts'
import { type Audience, saveChallenge } from './secondFactor/challenge.ts'

interface Opened {
  token?: string | undefined
  refreshToken?: string | undefined
  /** The account has two-step verification: `challenge` waits for its code. */
  secondFactor?: true | undefined
  challenge?: string | undefined
}

interface SignInReply extends Opened {
  code: number
  message: string
  isActive?: boolean
}

const stores = { customer: customerTokens, admin: adminTokens }

/** Keeps what a step of the sign-in has opened: the tokens, or the challenge of the second step. False where it opened nothing. */
export function storeTokens(audience: Audience, { token, refreshToken, challenge }: Opened): boolean {
  if (challenge) saveChallenge(audience, challenge)
  else if (token && refreshToken) stores[audience].write({ token, refreshToken })
  else return false
  return true
}

/**
 * Keeps what a sign-in has opened and answers null, else with what to say: the server's words, or that the account is deactivated,
 * which comes with code 100 and without tokens (A18).
 */
export function storeSession(reply: SignInReply, deactivated: string): string | null {
  if (reply.code !== codes.ok) return reply.message
  return reply.isActive && storeTokens('customer', reply) ? null : deactivated
}
