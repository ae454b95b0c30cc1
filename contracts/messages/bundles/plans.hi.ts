/** The texts of the pages of plans. */
export { plansScreen } from '../hi/plansScreen.ts'
