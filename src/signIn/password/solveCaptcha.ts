import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { captchaChallenge } from '../../../contracts/calls/captcha.ts'
import { callApiReply } from '../../dataProvider/api.ts'

/** Solves a challenge from the server in about a second. The result has the format of ALTCHA's widget. */
export async function solveCaptcha(): Promise<string> {
  const challenge = await callApiReply(captchaChallenge, {})
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The captcha took too long.')
  return btoa(JSON.stringify({ challenge, solution }))
}
