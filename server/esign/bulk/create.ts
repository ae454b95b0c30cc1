import { sql } from 'kysely'
import { type BulkColumn, bulkColumnsOf } from '../../../contracts/esign/bulkColumns.ts'
import type { EnvelopeDraft } from '../../../contracts/esign/draft.ts'
import { esignLimits } from '../../../contracts/esign/limits.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { jsonRows } from '../../platform/db/jsonRows.ts'
import { Problem } from '../../platform/problem.ts'
import { sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { requireFiles } from '../drafts.ts'
import { envelopePrice } from '../price.ts'
import type { Envelope, Sender } from '../rows.ts'
import { composeDocument, sendProblems } from '../send.ts'
import { isBroughtByRow } from '../templates.ts'
import type { StoredFile } from '../workingFile.ts'
import type { NumberedRow, RowProblem } from './checkRows.ts'

const DAY_MS = 86_400_000

/** A template whose envelopes can be sent but for what their rows bring. */
export interface CheckedTemplate {
  draft: EnvelopeDraft
  columns: BulkColumn[]
}

/** Throws `bad_request` with what no row can mend, and `not_found` for documents that are gone. */
export async function requireSendable(ctx: Context, scope: Sender, { draft }: Envelope): Promise<CheckedTemplate> {
  const { actor, locale } = scope
  const owner = { user_id: actor.userId, mode: modeOf(scope) }
  const files = await requireFiles(ctx, actor.userId, draft)
  // All its envelopes share the composed pages, and each needs a stamp paper of its own.
  const message = translate(locale, 'esign.bulk.stampPaper')
  const problems = [
    ...(draft.stampPaper ? [{ field: 'stampPaper', message }] : []),
    ...(await sendProblems(ctx, scope, owner, { draft: { ...draft, stampPaper: null }, files })),
  ]
  const own = problems.filter(({ field }) => !isBroughtByRow(field))
  const wrong = own.map(({ message }) => message).join(' ')
  if (own.length > 0)
    throw new Problem('bad_request', translate(locale, 'esign.bulk.templateWrong', { problems: wrong }), own)
  return { draft, columns: bulkColumnsOf(draft) }
}

/** The pages of all its envelopes, which are the same. Kept as long as rows may be sent. Throws `bad_request` for what cannot be composed. */
export function composeForAll(ctx: Context, scope: Sender, draft: EnvelopeDraft): Promise<StoredFile> {
  const keepUntil = new Date(Date.now() + (esignLimits.bulkDays + 1) * DAY_MS)
  return composeDocument(ctx, scope, { user_id: scope.actor.userId, mode: modeOf(scope) }, draft, { keepUntil })
}

export const modeOf = ({ actor }: Sender) => (actor.kind === 'key' ? actor.mode : 'live')

interface NewBulkSend {
  id: string
  draft: EnvelopeDraft
  document: StoredFile
  rows: readonly NumberedRow[]
  problems: readonly RowProblem[][]
  fileName?: string
  unusedColumns?: readonly string[]
}

/** Stores checked rows: nothing is sent before they are started. */
export async function insertBulkSend(
  ctx: Pick<Context, 'vault' | 'prices'>,
  trx: Trx,
  scope: Sender,
  { id, draft, document, rows, problems, fileName, unusedColumns = [] }: NewBulkSend,
): Promise<void> {
  const { actor, locale } = scope
  const mode = modeOf(scope)
  const send = {
    id,
    user_id: actor.userId,
    sub_user_id: actor.kind === 'customer' ? actor.subUserId : null,
    api_key_id: actor.kind === 'key' ? actor.keyId : null,
    created_by: actor.name,
    locale,
    mode,
    title: draft.title,
    draft_sealed: JSON.stringify(draft),
    file_name: fileName ?? null,
    unused_columns: unusedColumns.length > 0 ? JSON.stringify(unusedColumns) : null,
    document_file: document.id,
    document_sha256: document.sha256,
    unit_paise: await envelopePrice({ prices: ctx.prices, db: trx }, { row: { user_id: actor.userId, mode }, draft }),
    rows_total: rows.length,
  }
  await trx
    .insertInto('bulk_sends')
    .values(sealRow(ctx.vault, 'bulk_sends', send))
    .execute()
  const stored = rows.map(({ number, row }, place) => {
    const own = problems[place] ?? []
    return sealRow(ctx.vault, 'bulk_send_rows', {
      bulk_id: id,
      row_no: number,
      state: own.length > 0 ? 'problem' : 'ready',
      row_sealed: JSON.stringify(row),
      problems_sealed: own.length > 0 ? JSON.stringify(own) : null,
    })
  })
  await sql`
    insert into bulk_send_rows (bulk_id, row_no, state, row_sealed, problems_sealed)
    select bulk_id, row_no, state, row_sealed, problems_sealed
    from ${jsonRows('bulk_send_rows', stored)}`.execute(trx)
  await audit(trx, scope, { action: 'bulkSend.checked', subject: id, data: { rows: rows.length } })
}
