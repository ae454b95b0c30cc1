export { errors } from '../hi/errors.ts'
export { secondFactorStep } from '../hi/secondFactorStep.ts'
export { signIn } from '../hi/signIn.ts'
