import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { captchaChallenge } from '../../../contracts/calls/captcha.ts'
import { call } from '../../dataProvider/api.ts'

/** Solves a challenge of the server's: about a second of work. The answer is what ALTCHA's widget would send. */
export async function solve(): Promise<string> {
  const challenge = await call(captchaChallenge, {})
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The captcha took too long.')
  return btoa(JSON.stringify({ challenge, solution }))
}
