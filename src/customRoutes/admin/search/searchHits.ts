import type { z } from 'zod'
import type { adminSearch } from '../../../../contracts/calls/admin.ts'
import { paths, withId } from '../../../../contracts/paths.ts'
import { entriesOf, entryPath } from '../../../resources/transactions/transactionPaths.ts'

export type SearchHit = z.output<typeof adminSearch.reply>['hits'][number]

/** The page of a result: a customer, a transaction, or the entries of a verification or file. */
export function searchHitPath({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): string {
  if (kind === 'user') return withId(paths.adminUserDetail, id)
  return kind === 'transfer' ? entryPath(id) : entriesOf(id)
}
