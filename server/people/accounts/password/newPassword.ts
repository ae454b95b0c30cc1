import { type PasswordProblem, passwordProblem } from '../../../../contracts/passwords.ts'
import type { Scope } from '../../../platform/context.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'

const texts = {
  short: 'waysIn.passwordShort',
  long: 'waysIn.passwordLong',
  common: 'waysIn.passwordCommon',
} as const satisfies Record<PasswordProblem, string>

/** Throws `bad_request` for a password that breaks the rule (A124). */
export function checkNewPassword({ locale }: Scope, password: string): void {
  const problem = passwordProblem(password)
  if (problem) throw new Problem('bad_request', translate(locale, texts[problem]))
}
