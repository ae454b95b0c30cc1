import type { z } from 'zod'
import { transferKinds } from '../../../contracts/codes.ts'
import type { WalletEntry, walletEntry } from '../../../contracts/resources/walletEntry.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { streamRows } from '../../platform/db/streamRows.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import {
  countTransfers,
  entryFields,
  newestFirst,
  presentEntry,
  transfersMatching,
  transfersPage,
} from './transfers.ts'

type Asker = Scope<CustomerActor>
type Filter = z.output<typeof walletEntry.filter>

const settled = transferKinds.filter(kind => kind !== 'reserve')

/** The caller's statement. Reservations come only when asked for: beside their captures they would look like double spending. */
export async function listEntries(
  { db }: Pick<Context, 'db'>,
  { actor }: Asker,
  query: ListQuery<Filter>,
): Promise<Page<WalletEntry>> {
  const found = entriesMatching(db, actor, query.filter)
  const rows = await transfersPage(found, query).select(entryFields).execute()
  return { rows: rows.map(presentEntry), ...(await countTransfers(db, found)) }
}

/** The caller's entries that pass a filter, newest first, for the export. */
export const streamEntries = ({ db }: Pick<Context, 'db'>, { actor }: Asker, filter: Filter) =>
  streamRows(async (after, limit) => {
    const query = { filter: { ...filter, after }, sort: newestFirst, offset: 0, limit }
    const rows = await transfersPage(entriesMatching(db, actor, filter), query)
      .select(entryFields)
      .execute()
    return rows.map(presentEntry)
  }, filter.after)

const entriesMatching = (db: Context['db'], { userId }: CustomerActor, filter: Filter) =>
  transfersMatching(db, filter.id ? filter : { kind: settled, ...filter }).where('transfers.user_id', '=', userId)

/** One line of it. Throws `not_found`, also for another's. */
export async function showEntry({ db }: Pick<Context, 'db'>, { actor }: Asker, id: string): Promise<WalletEntry> {
  const row = await transfersMatching(db, { id: [id] })
    .where('transfers.user_id', '=', actor.userId)
    .select(entryFields)
    .executeTakeFirst()
  if (!row) throw notFound('ledger entry')
  return presentEntry(row)
}
