export { demoCall, landing, messageBox } from '../hi/landing.ts'
export { publicPages } from '../hi/publicPages.ts'
export { sandbox } from '../hi/sandbox.ts'
