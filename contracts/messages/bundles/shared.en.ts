/** What the pages say that both apps have. */
export { challanTool } from '../en/challanTool.ts'
export { dashboard } from '../en/dashboard.ts'
export { tutorials } from '../en/tutorials.ts'
export { usage } from '../en/usage.ts'
export { verifications } from '../en/verifications.ts'
export { walletEntries } from '../en/walletEntries.ts'
