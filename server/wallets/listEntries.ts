import type { z } from 'zod'
import { transferKinds } from '../../contracts/codes.ts'
import type { WalletEntry, walletEntry } from '../../contracts/resources/walletEntry.ts'
import type { CustomerActor } from '../actors.ts'
import type { Context, Scope } from '../context.ts'
import type { ListQuery, Page } from '../http/serveResource.ts'
import { notFound } from '../problem.ts'
import { countOf, entryFields, pageOf, presentEntry, transfersMatching } from './transfers.ts'

type Asker = Scope<CustomerActor>

const settled = transferKinds.filter(kind => kind !== 'reserve')

/** The caller's statement. Reservations come only when asked for: beside their captures they would look like double spending. */
export async function listEntries(
  { db }: Pick<Context, 'db'>,
  { actor }: Asker,
  query: ListQuery<z.output<typeof walletEntry.filter>>,
): Promise<Page<WalletEntry>> {
  const filter = query.filter.id ? query.filter : { kind: settled, ...query.filter }
  const found = transfersMatching(db, filter).where('transfers.user_id', '=', actor.userId)
  const rows = await pageOf(found, query).select(entryFields).execute()
  return { rows: rows.map(presentEntry), ...(await countOf(db, found)) }
}

/** One line of it. Throws `not_found`, also for another's. */
export async function showEntry({ db }: Pick<Context, 'db'>, { actor }: Asker, id: string): Promise<WalletEntry> {
  const row = await transfersMatching(db, { id: [id] })
    .where('transfers.user_id', '=', actor.userId)
    .select(entryFields)
    .executeTakeFirst()
  if (!row) throw notFound('ledger entry')
  return presentEntry(row)
}
