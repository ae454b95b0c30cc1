import { mounts } from '../../../../contracts/calls/callRoute.ts'
import { solveChallenge } from '../../../dataProvider/solveChallenge.ts'

/** Gets a challenge and solves it. Loaded only when the server asks for it; the call's contract would bring zod. */
export async function solveCaptcha(host: string): Promise<string> {
  const response = await fetch(`${host}${mounts.main}/captcha/challenge`)
  return solveChallenge((await response.json()) as Parameters<typeof solveChallenge>[0])
}
