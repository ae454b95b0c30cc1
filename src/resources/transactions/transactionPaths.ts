import { paths } from '../../../contracts/paths.ts'

/** A transaction in its drawer. */
export const entryPath = (id: string): string => `${paths.adminOverallTransactions}?entry=${encodeURIComponent(id)}`

/** Every entry about one verification, job or payment, as react-admin's address has a list's filter. */
export const entriesOf = (reference: string): string =>
  `${paths.adminOverallTransactions}?filter=${encodeURIComponent(JSON.stringify({ reference }))}`
