/** The texts of the layout and the shared components of both apps. */
export { components } from '../en/components.ts'
export { dashboard } from '../en/dashboard.ts'
export { responses } from '../en/responses.ts'
export { shell } from '../en/shell.ts'
export { verifications } from '../en/verifications.ts'
export { walletEntries } from '../en/walletEntries.ts'
