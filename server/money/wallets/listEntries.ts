import type { z } from 'zod'
import { transferKinds } from '../../../contracts/platform/codes.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { WalletEntry, walletEntry } from '../../../contracts/resources/walletEntry.ts'
import { entryKindLabel } from '../../../contracts/words/entryKindLabel.ts'
import { entryWords } from '../../../contracts/words/ledgerWords.ts'
import { streamCsv } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { countCapped, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { entryFields, newestFirst, presentEntry, transfersMatching, transfersPage } from './transfers.ts'

type Asker = Scope<CustomerActor>
type Filter = z.output<typeof walletEntry.filter>

const settled = transferKinds.filter(kind => kind !== 'reserve')

/** The caller's statement. Reservations are included only on request: next to their captures they would look like double spending. */
export async function listEntries(
  { db }: Pick<Context, 'db'>,
  { actor }: Asker,
  query: ListQuery<Filter>,
): Promise<Page<WalletEntry>> {
  const found = entriesMatching(db, actor, query.filter)
  const rows = await transfersPage(found, query).select(entryFields).execute()
  return { rows: rows.map(presentEntry), ...(await countCapped(db, found)) }
}

/** Streams the caller's matching entries, newest first, for the export. */
const streamEntries = ({ db }: Pick<Context, 'db'>, { actor }: Asker, filter: Filter) =>
  streamRows(async (after, limit) => {
    const query = { filter: { ...filter, after }, sort: newestFirst, offset: 0, limit }
    const rows = await transfersPage(entriesMatching(db, actor, filter), query)
      .select(entryFields)
      .execute()
    return rows.map(presentEntry)
  }, filter.after)

const entriesMatching = (db: Context['db'], { userId }: CustomerActor, filter: Filter) =>
  transfersMatching(db, filter.id ? filter : { kind: settled, ...filter }).where('transfers.user_id', '=', userId)

/** Throws `not_found`, also for another account's entry. */
export async function showEntry({ db }: Pick<Context, 'db'>, { actor }: Asker, id: string): Promise<WalletEntry> {
  const row = await transfersMatching(db, { id: [id] })
    .where('transfers.user_id', '=', actor.userId)
    .select(entryFields)
    .executeTakeFirst()
  if (!row) throw notFound('ledger entry')
  return presentEntry(row)
}

const columns = ['createdAt', 'kind', 'description', 'reference', 'wallet', 'amount', 'balance', 'id'] as const

/** The caller's filtered statement as a CSV stream; money in rupees, times in UTC. */
export async function exportEntries(
  ctx: Context,
  scope: Scope<CustomerActor>,
  filter: z.output<typeof walletEntry.filter>,
) {
  const { actor, locale } = scope
  await audit(ctx.db, scope, {
    action: 'statement.exported',
    subject: actor.userId,
    data: { filteredBy: Object.keys(filter) },
  })
  return streamCsv(
    columns.map(key => ({ key, header: translate(locale, `transactions.columns.${key}`) })),
    rowsOf(withLabels(streamEntries(ctx, scope, filter), locale)),
  )
}

/** An exported entry has the words of the screens for its kind and its purpose. */
export async function* withLabels<T extends Pick<WalletEntry, 'kind' | 'wallet' | 'description'>>(
  entries: AsyncIterable<T>,
  locale: Locale,
) {
  for await (const entry of entries) {
    const { words } = entryWords(entry.description, locale)
    yield { ...entry, kind: entryKindLabel(entry)[locale], description: words }
  }
}

async function* rowsOf(entries: ReturnType<typeof withLabels<WalletEntry>>) {
  for await (const { amountPaise, balanceAfterPaise, ...entry } of entries)
    yield { ...entry, amount: (amountPaise / 100).toFixed(2), balance: (balanceAfterPaise / 100).toFixed(2) }
}
