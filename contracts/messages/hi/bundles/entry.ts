export { errors } from '../errors.ts'
export { registration } from '../registration.ts'
export { secondFactor, secondFactorStep } from '../secondFactor.ts'
export { signIn } from '../signIn.ts'
