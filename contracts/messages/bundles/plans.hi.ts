/** The texts of the pages of plans. */
export { onboardingScreen } from '../hi/onboardingScreen.ts'
export { planBuilder } from '../hi/planBuilder.ts'
export { plansScreen } from '../hi/plansScreen.ts'
