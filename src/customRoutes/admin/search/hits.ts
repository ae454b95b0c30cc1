import type { z } from 'zod'
import type { adminSearch } from '../../../../contracts/calls/admin.ts'
import { paths, withId } from '../../../../contracts/paths.ts'

export type Hit = z.output<typeof adminSearch.reply>['hits'][number]

/** A transaction in its drawer. */
export const entryPath = (id: string): string => `${paths.adminOverallTransactions}?entry=${encodeURIComponent(id)}`

/** Every entry about one verification, job or payment, as react-admin's address has a list's filter. */
export const entriesOf = (reference: string): string =>
  `${paths.adminOverallTransactions}?filter=${encodeURIComponent(JSON.stringify({ reference }))}`

/** Where a hit leads: a customer's page, a transaction, or the money of a verification or file. */
export function hitPath({ kind, id }: Pick<Hit, 'kind' | 'id'>): string {
  if (kind === 'user') return withId(paths.adminUserDetail, id)
  return kind === 'transfer' ? entryPath(id) : entriesOf(id)
}
