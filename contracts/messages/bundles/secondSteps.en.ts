/** The texts of the second step of a sign-in, and of passkeys, which replace it. */
export { passkeys } from '../en/passkeys.ts'
export { secondFactorStep } from '../en/secondFactorStep.ts'
