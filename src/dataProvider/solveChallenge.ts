import { type Challenge, solveChallenge as solve } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves a challenge of the server in about a second. The result has the format of ALTCHA's widget. */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const solution = await solve({ challenge, deriveKey })
  if (!solution) throw new Error('The captcha took too long.')
  return btoa(JSON.stringify({ challenge, solution }))
}
