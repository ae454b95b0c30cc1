/** What the frame of both apps and their shared components say. */
export { components } from '../components.ts'
export { shell } from '../shell.ts'
export { verifications } from '../verifications.ts'
