/** What the frame of both apps and their shared components say. */
export { components } from '../en/components.ts'
export { responses } from '../en/responses.ts'
export { shell } from '../en/shell.ts'
