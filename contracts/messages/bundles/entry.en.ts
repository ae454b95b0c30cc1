/** What every page of both apps may say before it knows who is there. */
export { errors } from '../en/errors.ts'
export { registration } from '../en/registration.ts'
export { secondFactor, secondFactorStep } from '../en/secondFactor.ts'
export { signIn } from '../en/signIn.ts'
