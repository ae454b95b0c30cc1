/** The texts of the pages of e-sign. */
export { esignBuilder } from '../hi/esignBuilder.ts'
export { esignScreen } from '../hi/esignScreen.ts'
