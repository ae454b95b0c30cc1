/** The texts of the pages of verifications of many sources. */
export { trubgvScreen } from '../hi/trubgvScreen.ts'
