/** The texts that both apps may need before they know who is signed in. */
export { errors } from '../en/errors.ts'
export { signIn } from '../en/signIn.ts'
