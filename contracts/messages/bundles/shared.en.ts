/** The texts of pages that both apps have. */
export { challanTool } from '../en/challanTool.ts'
export { court } from '../en/court.ts'
export { fleet } from '../en/fleet.ts'
export { ownAccount } from '../en/ownAccount.ts'
export { palette } from '../en/palette.ts'
export { proof } from '../en/proof.ts'
export { tutorials } from '../en/tutorials.ts'
export { usage } from '../en/usage.ts'
