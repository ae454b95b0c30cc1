/** The texts of the pages of e-sign. */

export { esignBuilder } from '../en/esignBuilder.ts'
export { esignBulk } from '../en/esignBulk.ts'
export { esignEvents } from '../en/esignEvents.ts'
export { esignForms } from '../en/esignForms.ts'
export { esignScreen } from '../en/esignScreen.ts'
export { stampPapers } from '../en/stampPapers.ts'
