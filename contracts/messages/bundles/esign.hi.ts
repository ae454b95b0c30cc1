/** The texts of the pages of e-sign. */

export { esignBuilder } from '../hi/esignBuilder.ts'
export { esignBulk } from '../hi/esignBulk.ts'
export { esignEvents } from '../hi/esignEvents.ts'
export { esignForms } from '../hi/esignForms.ts'
export { esignScreen } from '../hi/esignScreen.ts'
export { stampPapers } from '../hi/stampPapers.ts'
