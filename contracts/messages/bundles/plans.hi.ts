/** The texts of the pages of plans. */
export { planBuilder } from '../hi/planBuilder.ts'
export { plansScreen } from '../hi/plansScreen.ts'
