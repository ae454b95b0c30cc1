import { type PasswordProblem, passwordProblem } from '../../../contracts/passwords.ts'

export type Strength = 'fair' | 'good' | 'strong'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/** How a password that keeps the rule (A124) would be called: length counts more than kinds of characters. */
export function strengthOf(password: string): PasswordProblem | Strength {
  const problem = passwordProblem(password)
  if (problem) return problem
  const used = kinds.filter(kind => kind.test(password)).length
  const points = [...password].length + 2 * used
  if (points >= 20) return 'strong'
  return points >= 16 ? 'good' : 'fair'
}
