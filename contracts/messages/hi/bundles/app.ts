export { components } from '../components.ts'
export { reactAdmin } from '../reactAdmin.ts'
export { shell } from '../shell.ts'
export { verifications } from '../verifications.ts'
