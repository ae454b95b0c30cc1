/** The texts of the pages of e-sign. */
export { esignBuilder } from '../en/esignBuilder.ts'
export { esignScreen } from '../en/esignScreen.ts'
