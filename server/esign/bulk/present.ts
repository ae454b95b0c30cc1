import type { ShownBulkRow, ShownBulkSend } from '../../../contracts/esign/bulk.ts'
import { envelopeDraft } from '../../../contracts/esign/draft.ts'
import type { Locale, Text } from '../../../contracts/platform/text.ts'
import type { Context, Db, Trx } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { envelopePrice } from '../price.ts'
import type { Sender } from '../rows.ts'
import type { RowProblem } from './checkRows.ts'
import { type BulkSendOfAccount, countRows, ownBulkSend, type StopReason } from './rows.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** What each envelope of a bulk send costs now, in integer paise. */
export const unitPrice = (
  parts: Pick<Context, 'prices'> & { db: Db | Trx },
  send: Pick<BulkSendOfAccount, 'user_id' | 'mode' | 'draft_sealed'>,
): Promise<number> => envelopePrice(parts, { row: send, draft: envelopeDraft.parse(JSON.parse(send.draft_sealed)) })

export async function presentBulkSends(
  ctx: Parts & Pick<Context, 'prices'>,
  sends: readonly BulkSendOfAccount[],
  locale: Locale,
): Promise<ShownBulkSend[]> {
  const counts = await countRows(
    ctx.db,
    sends.map(({ id }) => id),
  )
  return Promise.all(
    sends.map(async send => {
      const { problem, ready, sent, failed } = counts.get(send.id) ?? { problem: 0, ready: 0, sent: 0, failed: 0 }
      // What is running was agreed on; anything else costs what it costs now.
      const unitPaise = send.state === 'running' ? send.unit_paise : await unitPrice(ctx, send)
      return {
        id: send.id,
        title: send.title,
        mode: send.mode,
        state: send.state,
        problem: send.problem && translate(locale, `esign.bulk.stopped.${send.problem as StopReason}`),
        fileName: send.file_name,
        counts: { total: send.rows_total, problem, ready, sent, failed },
        unitPaise,
        totalPaise: (ready + failed) * unitPaise,
        unusedColumns: send.unused_columns === null ? [] : (JSON.parse(send.unused_columns) as string[]),
        createdBy: send.created_by,
        createdAt: send.created_at,
        startedAt: send.started_at,
        endedAt: send.ended_at,
      }
    }),
  )
}

export async function presentBulkSend(
  ctx: Parts & Pick<Context, 'prices'>,
  send: BulkSendOfAccount,
  locale: Locale,
): Promise<ShownBulkSend> {
  const [shown] = await presentBulkSends(ctx, [send], locale)
  if (!shown) throw notFound('bulk send')
  return shown
}

const SHOWN = 20

/** The account's newest. */
export async function listBulkSends(
  ctx: Parts & Pick<Context, 'prices'>,
  { actor, locale }: Sender,
): Promise<{ sends: ShownBulkSend[] }> {
  const rows = await ctx.db
    .selectFrom('bulk_sends')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  const opened = rows.map(row => openRow(ctx.vault, 'bulk_sends', row))
  return { sends: await presentBulkSends(ctx, opened, locale) }
}

const ROWS = 100

/** Its rows in order, from behind `after`. */
export async function listBulkRows(
  ctx: Parts,
  scope: Sender,
  id: string,
  { state, after }: { state?: ShownBulkRow['state'] | undefined; after: number },
): Promise<{ rows: ShownBulkRow[] }> {
  await ownBulkSend(ctx, scope, id)
  let found = ctx.db
    .selectFrom('bulk_send_rows')
    .leftJoin('envelope_recipients', join =>
      join
        .onRef('envelope_recipients.envelope_id', '=', 'bulk_send_rows.envelope_id')
        .on('envelope_recipients.place', '=', 0),
    )
    .select(['bulk_id', 'row_no', 'bulk_send_rows.state', 'row_sealed', 'problems_sealed'])
    .select(['bulk_send_rows.envelope_id', 'envelope_recipients.id as recipient', 'envelope_recipients.name'])
    .where('bulk_id', '=', id)
    .where('row_no', '>', after)
  if (state) found = found.where('bulk_send_rows.state', '=', state)
  const rows = await found.orderBy('row_no').limit(ROWS).execute()
  return { rows: rows.map(row => presentRow(ctx, row, scope.locale)) }
}

interface ListedRow {
  bulk_id: string
  row_no: number
  state: ShownBulkRow['state']
  row_sealed: string | null
  problems_sealed: string | null
  envelope_id: string | null
  recipient: string | null
  name: string | null
}

function presentRow({ vault }: Parts, row: ListedRow, locale: Locale): ShownBulkRow {
  const { row_no, state, row_sealed, problems_sealed, envelope_id } = openRow(vault, 'bulk_send_rows', row)
  const given = row_sealed === null ? null : (JSON.parse(row_sealed) as { recipients: { name?: string }[] })
  const problems = problems_sealed === null ? [] : (JSON.parse(problems_sealed) as RowProblem[])
  const inLocale = (words: Text | null) => words && words[locale]
  return {
    row: row_no,
    state,
    name: nameOf(vault, row) ?? given?.recipients[0]?.name ?? null,
    envelope: envelope_id,
    problems: problems.map(({ column, message }) => ({ column: inLocale(column), message: message[locale] })),
  }
}

const nameOf = (vault: Context['vault'], { envelope_id, recipient, name }: ListedRow): string | null =>
  envelope_id === null || recipient === null || name === null
    ? null
    : openRow(vault, 'envelope_recipients', { envelope_id, id: recipient, name }).name
