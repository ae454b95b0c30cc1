import { hash, verify } from '@node-rs/argon2'
import { type PasswordProblem, passwordProblem } from '../../../contracts/people/passwords.ts'
import { once } from '../../engines/once.ts'
import type { Scope } from '../../platform/context.ts'
import { newSecret } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** Hashes with argon2id and the library's parameters (19 MiB, 2 passes; OWASP's minimum). */
export const hashPassword = (password: string): Promise<string> => hash(password)

const decoy = once(() => hash(newSecret()))

/** Without a stored hash (an unknown account) it does the same work and returns false. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  if (stored) return verify(stored, password)
  await verify(await decoy(), password)
  return false
}

const texts = {
  short: 'waysIn.passwordShort',
  long: 'waysIn.passwordLong',
  common: 'waysIn.passwordCommon',
} as const satisfies Record<PasswordProblem, string>

/** Throws `bad_request` for a password that breaks the rules (A124), shown at `field` if there is one. */
export function checkNewPassword({ locale }: Scope, password: string, field?: string): void {
  const problem = passwordProblem(password)
  if (!problem) return
  const message = translate(locale, texts[problem])
  throw new Problem('bad_request', message, field ? [{ field, message }] : [])
}
