/** The texts of the second step of a sign-in, and of passkeys, which replace it. */
export { passkeys } from '../hi/passkeys.ts'
export { secondFactorStep } from '../hi/secondFactorStep.ts'
