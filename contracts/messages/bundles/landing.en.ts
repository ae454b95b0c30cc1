/** What the pages before the sign-in say. */
export { demoCall, landing, messageBox } from '../en/landing.ts'
export { publicPages } from '../en/publicPages.ts'
export { sandbox } from '../en/sandbox.ts'
