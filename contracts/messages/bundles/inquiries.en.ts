/** The texts of the pages of dynamic intelligence. */
export { inquiriesScreen } from '../en/inquiriesScreen.ts'
