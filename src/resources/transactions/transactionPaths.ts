import { paths } from '../../../contracts/platform/paths.ts'

/** Opens a transaction in the drawer. */
export const entryPath = (id: string): string => `${paths.adminOverallTransactions}?entry=${encodeURIComponent(id)}`

/** The list filtered by one verification, job or payment, in react-admin's query format. */
export const entriesOf = (reference: string): string =>
  `${paths.adminOverallTransactions}?filter=${encodeURIComponent(JSON.stringify({ reference }))}`
