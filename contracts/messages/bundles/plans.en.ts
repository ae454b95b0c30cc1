/** The texts of the pages of plans. */
export { plansScreen } from '../en/plansScreen.ts'
