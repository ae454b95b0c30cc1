/** The texts of the pages of background verification. */
export { bgcScreen } from '../en/bgcScreen.ts'
