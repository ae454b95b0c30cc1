/** The texts of the pages before the sign-in. */
export { demoCall, landing, messageBox } from '../en/landing.ts'
export { publicPages } from '../en/publicPages.ts'
export { sandbox } from '../en/sandbox.ts'
