/** The texts of the pages of dynamic intelligence. */
export { inquiriesScreen } from '../hi/inquiriesScreen.ts'
