import { captchaChallenge } from '../../contracts/calls/captcha.ts'
import { callApiReply } from './api.ts'
import { solveChallenge } from './solveChallenge.ts'

/** Gets a challenge and solves it. */
export const solveCaptcha = async (): Promise<string> => solveChallenge(await callApiReply(captchaChallenge, {}))
