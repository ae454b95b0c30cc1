/** What the pages before the sign-in say. */
export { demoCall, landing, messageBox } from '../landing.ts'
export { publicPages } from '../publicPages.ts'
export { sandbox } from '../sandbox.ts'
