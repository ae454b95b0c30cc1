/** The texts of the pages of cases. */
export { casesScreen } from '../en/casesScreen.ts'
