/** The texts of the pages of verifications of many sources. */
export { trubgvScreen } from '../en/trubgvScreen.ts'
