import { commonPasswords } from './passwords/common.ts'

/** A124 */
export const passwordLength = { least: 10, most: 128 } as const

export type PasswordProblem = 'short' | 'long' | 'common'

/** What is wrong with a new password, or null: 10 to 128 characters, and none that everybody tries (A124). */
export function passwordProblem(password: string): PasswordProblem | null {
  const { length } = Array.from(password)
  if (length < passwordLength.least) return 'short'
  if (length > passwordLength.most) return 'long'
  return commonPasswords.has(password.toLowerCase()) ? 'common' : null
}
