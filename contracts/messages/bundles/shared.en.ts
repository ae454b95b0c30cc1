/** The texts of pages that both apps have. */
export { challanTool } from '../en/challanTool.ts'
export { tutorials } from '../en/tutorials.ts'
export { usage } from '../en/usage.ts'
