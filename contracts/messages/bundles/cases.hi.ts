/** The texts of the pages of cases. */
export { casesScreen } from '../hi/casesScreen.ts'
