/** The texts of the pages of plans. */
export { planBuilder } from '../en/planBuilder.ts'
export { plansScreen } from '../en/plansScreen.ts'
