export { errors } from '../hi/errors.ts'
export { secondFactor, secondFactorStep } from '../hi/secondFactor.ts'
export { signIn } from '../hi/signIn.ts'
