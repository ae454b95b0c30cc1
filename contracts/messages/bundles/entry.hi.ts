export { errors } from '../hi/errors.ts'
export { signIn } from '../hi/signIn.ts'
