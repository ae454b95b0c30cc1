import { codes } from '../../contracts/codes.ts'
import { customerTokens } from '../authProvider/tokens.ts'

interface SignInReply {
  code: number
  message: string
  isActive?: boolean
  token?: string | undefined
  refreshToken?: string | undefined
}

/**
 * Keeps the tokens of a sign-in and answers null, else with what to say: the server's words, or that the account is deactivated,
 * which comes with code 100 and without tokens (A18).
 */
export function takeSession(reply: SignInReply, deactivated: string): string | null {
  if (reply.code !== codes.ok) return reply.message
  const { isActive, token, refreshToken } = reply
  if (!isActive || !token || !refreshToken) return deactivated
  customerTokens.write({ token, refreshToken })
  return null
}
