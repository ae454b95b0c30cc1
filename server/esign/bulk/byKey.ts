import type { BulkSendRow, ShownBulkSend } from '../../../contracts/esign/bulk.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import type { KeyActor } from '../../platform/identity/actors.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { type FieldProblem, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { ownTemplate } from '../templates.ts'
import { checkRows } from './checkRows.ts'
import { startIn } from './control.ts'
import { composeForAll, insertBulkSend, modeOf, requireSendable } from './create.ts'
import { presentBulkSend } from './present.ts'
import { ownBulkSend } from './rows.ts'

/** So many problems are listed; a thousand rows with the same one help nobody. */
const LISTED = 200

/**
 * Checks the rows of a program and lets a job send them; a repeated request finds the one that it has made. Throws `not_found`, `insufficient_balance`, and
 * `bad_request` with the problems of all rows; nothing is left then.
 */
export async function createBulkByKey(
  ctx: Context,
  scope: Scope<KeyActor>,
  body: { templateId: string; rows: readonly BulkSendRow[] },
  attempt: Attempt,
): Promise<ShownBulkSend> {
  const { actor, locale } = scope
  const id = withIdPrefix('bsn', attempt.id)
  const made = await ctx.db.selectFrom('bulk_sends').select('id').where('id', '=', id).executeTakeFirst()
  if (!made) {
    const { draft, columns } = await requireSendable(ctx, scope, await ownTemplate(ctx, scope, body.templateId))
    const rows = body.rows.map((row, number) => ({ number, row }))
    const checking = { draft, columns, userId: actor.userId, mode: modeOf(scope), locale }
    const problems = await checkRows(ctx, checking, rows)
    const wrong = problems.flatMap((own, row) =>
      own.map(
        ({ key, message }): FieldProblem => ({
          field: [`rows.${row}`, key].filter(Boolean).join('.'),
          message: message[locale],
        }),
      ),
    )
    if (wrong.length > 0)
      throw new Problem('bad_request', translate(locale, 'esign.bulk.rowsWrong'), wrong.slice(0, LISTED))
    const document = await composeForAll(ctx, scope, draft)
    await ctx.db.transaction().execute(async trx => {
      await insertBulkSend(ctx, trx, scope, { id, draft, document, rows, problems })
      const send = await ownBulkSend({ db: trx, vault: ctx.vault }, scope, id, { lock: true })
      await startIn(ctx, trx, scope, send, null)
    })
  }
  return presentBulkSend(ctx, await ownBulkSend(ctx, scope, id), locale)
}
