/** What every page of both apps may say before it knows who is there. */
export { errors } from '../errors.ts'
export { registration } from '../registration.ts'
export { secondFactor, secondFactorStep } from '../secondFactor.ts'
export { signIn } from '../signIn.ts'
