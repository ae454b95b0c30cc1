/** The texts of the pages of plans. */
export { onboardingScreen } from '../en/onboardingScreen.ts'
export { planBuilder } from '../en/planBuilder.ts'
export { plansScreen } from '../en/plansScreen.ts'
