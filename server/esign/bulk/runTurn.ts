import { bulkColumnsOf } from '../../../contracts/esign/bulkColumns.ts'
import { type EnvelopeDraft, envelopeDraft } from '../../../contracts/esign/draft.ts'
import { isDigitalSigner } from '../../../contracts/esign/states.ts'
import { openFile } from '../../files/openFile.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { openRow, sealRow } from '../../platform/sealing/rows.ts'
import { insertDraft } from '../drafts.ts'
import { envelopePrice } from '../price.ts'
import type { Sender } from '../rows.ts'
import { sendIn } from '../send.ts'
import { makeWorkingFile, type StoredFile } from '../workingFile.ts'
import { inBoth, type RowProblem } from './checkRows.ts'
import { filledDraft } from './filledDraft.ts'
import { type BulkTurn, endTurn, isCurrentTurn } from './lanes.ts'
import { type BulkSendOfAccount, type StopReason, senderOf } from './rows.ts'

/** How long a turn runs before others get theirs. */
const SLICE_MS = 1_000
/** A row that fails for no known reason is left behind after so many tries. */
const TRIES = 3

/**
 * One turn of an account: sends rows of the bulk send that was served the longest ago, each in a transaction of its own, which marks the row as sent. So a turn that is
 * delivered twice, or whose process ends, sends no row twice and loses none.
 */
export async function runTurn(ctx: Context, task: BulkTurn): Promise<void> {
  if (!(await isCurrentTurn(ctx, task))) return
  const send = await nextSend(ctx, task.userId)
  if (send) await sendRows(ctx, send)
  await ctx.db.transaction().execute(trx => endTurn(ctx, trx, task))
}

async function nextSend({ db, vault }: Context, userId: string): Promise<BulkSendOfAccount | undefined> {
  const row = await db
    .selectFrom('bulk_sends')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .orderBy('served_at', order => order.asc().nullsFirst())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && openRow(vault, 'bulk_sends', row)
}

interface Sending {
  send: BulkSendOfAccount
  scope: Sender
  draft: EnvelopeDraft
  columns: ReturnType<typeof bulkColumnsOf>
  /** The composed pages, of which each row needs a working file of its own; null if nobody signs digitally. */
  pages: Uint8Array | null
}

async function sendRows(ctx: Context, send: BulkSendOfAccount): Promise<void> {
  await ctx.db.updateTable('bulk_sends').set({ served_at: new Date() }).where('id', '=', send.id).execute()
  if (!(await isDocumentThere(ctx, send))) return stop(ctx, send, 'document')
  const draft = envelopeDraft.parse(JSON.parse(send.draft_sealed))
  const isDigital = draft.recipients.some(isDigitalSigner)
  const pages = isDigital ? (await openFile(ctx, send.user_id, send.document_file)).content : null
  const sending = { send, draft, pages, columns: bulkColumnsOf(draft), scope: await senderOf(ctx, send) }
  const until = Date.now() + SLICE_MS
  do if ((await sendNext(ctx, sending)) === 'over') return
  while (Date.now() < until)
}

const isDocumentThere = async ({ db }: Context, { document_file: id }: BulkSendOfAccount): Promise<boolean> =>
  (await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** `over`: there is no other row to send now. */
async function sendNext(ctx: Context, sending: Sending): Promise<'sent' | 'over'> {
  const { id } = sending.send
  let number: number | undefined
  try {
    const made = sending.pages && (await makeNext(ctx, sending, sending.pages, next => (number = next)))
    return await ctx.db.transaction().execute(async trx => {
      // Whoever stops it waits for this row.
      const running = await trx
        .selectFrom('bulk_sends')
        .select('id')
        .where('id', '=', id)
        .where('state', '=', 'running')
        .forShare()
        .executeTakeFirst()
      if (!running) return 'over'
      const row = await trx
        .selectFrom('bulk_send_rows')
        .select(['bulk_id', 'row_no', 'row_sealed'])
        .where('bulk_id', '=', id)
        .where('state', '=', 'ready')
        .orderBy('row_no')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      // Another worker has taken the row that the file was made for; unused, it is deleted after a day.
      if (made && row && row.row_no !== made.number) return 'sent'
      if (!row?.row_sealed) {
        await trx
          .updateTable('bulk_sends')
          .set({ state: 'done', ended_at: new Date() })
          .where('id', '=', id)
          .where(eb =>
            eb.not(
              eb.exists(
                eb.selectFrom('bulk_send_rows').select('row_no').where('bulk_id', '=', id).where('state', '=', 'ready'),
              ),
            ),
          )
          .execute()
        return 'over'
      }
      number = row.row_no
      await sendRow(ctx, trx, sending, openRow(ctx.vault, 'bulk_send_rows', row), made?.working ?? null)
      return 'sent'
    })
  } catch (error) {
    if (number === undefined) throw error
    return leave(ctx, sending, number, error)
  }
}

/** The working file of the next row, which takes too long to be made within the row's transaction. Null if there is no row. */
async function makeNext(
  ctx: Context,
  { send, scope, ...template }: Sending,
  pages: Uint8Array,
  onRow: (number: number) => void,
): Promise<{ number: number; working: StoredFile | null } | null> {
  const next = await ctx.db
    .selectFrom('bulk_send_rows')
    .select(['bulk_id', 'row_no', 'row_sealed'])
    .where('bulk_id', '=', send.id)
    .where('state', '=', 'ready')
    .orderBy('row_no')
    .limit(1)
    .executeTakeFirst()
  if (!next?.row_sealed) return null
  onRow(next.row_no)
  const draft = draftOf(template, openRow(ctx.vault, 'bulk_send_rows', next))
  return { number: next.row_no, working: await makeWorkingFile(ctx, scope, send, draft, pages) }
}

const draftOf = (template: Pick<Sending, 'draft' | 'columns'>, { row_sealed }: { row_sealed: string | null }) =>
  envelopeDraft.parse(filledDraft(template, JSON.parse(row_sealed ?? '')))

async function sendRow(
  ctx: Context,
  trx: Trx,
  { send, scope, ...template }: Sending,
  row: { row_no: number; row_sealed: string | null },
  working: StoredFile | null,
): Promise<void> {
  if ((await envelopePrice({ prices: ctx.prices, db: trx }, { row: send, draft: template.draft })) !== send.unit_paise)
    throw new StopProblem('price')
  const draft = draftOf(template, row)
  const id = newId('env')
  const envelope = await insertDraft(ctx, trx, scope, { id, draft, bulkId: send.id })
  const document = { id: send.document_file, sha256: send.document_sha256 }
  await sendIn(ctx, trx, scope, { row: envelope, draft }, { document, working })
  await trx
    .updateTable('bulk_send_rows')
    .set({ state: 'sent', envelope_id: id, row_sealed: null, problems_sealed: null })
    .where('bulk_id', '=', send.id)
    .where('row_no', '=', row.row_no)
    .execute()
}

/** All other rows would fail as well. */
class StopProblem extends Error {
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(reason)
    this.reason = reason
  }
}

/** After a row that could not be sent. Throws what may be over at the next try. */
async function leave(ctx: Context, { send }: Sending, number: number, error: unknown): Promise<'sent' | 'over'> {
  if (error instanceof StopProblem || (error instanceof Problem && error.code === 'insufficient_balance')) {
    await stop(ctx, send, error instanceof StopProblem ? error.reason : 'balance')
    return 'over'
  }
  const row = ctx.db
    .updateTable('bulk_send_rows')
    .where('bulk_id', '=', send.id)
    .where('row_no', '=', number)
    .where('state', '=', 'ready')
  const known = error instanceof Problem ? error.message : undefined
  if (known === undefined) {
    const tried = await row
      .set(eb => ({ tries: eb('tries', '+', 1) }))
      .returning('tries')
      .executeTakeFirst()
    if (tried && tried.tries < TRIES) throw error
    ctx.log.error({ err: error, bulk: send.id, row: number }, 'row of a bulk send')
  }
  const message = known === undefined ? inBoth('rowFailed') : { en: known, hi: known }
  const problems: RowProblem[] = [{ key: null, column: null, message }]
  const values = { bulk_id: send.id, row_no: number, problems_sealed: JSON.stringify(problems) }
  await row.set({ ...sealRow(ctx.vault, 'bulk_send_rows', values), state: 'failed' }).execute()
  return 'sent'
}

async function stop({ db }: Context, { id }: BulkSendOfAccount, problem: StopReason): Promise<void> {
  await db
    .updateTable('bulk_sends')
    .set({ state: 'stopped', problem })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}
