import type { DraftDetail } from '../../../contracts/resources/draft.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { ownDraft, presentDraftDetail } from './presentDraft.ts'

const TIDY_LIMIT = 1_000

/** Deletes a draft. Throws `not_found`. */
export async function discardDraft(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<DraftDetail> {
  return ctx.db.transaction().execute(async trx => {
    const row = await ownDraft(trx, scope, id)
    await trx.deleteFrom('drafts').where('id', '=', id).execute()
    await audit(trx, scope, { action: 'draft.discarded', subject: id, userId: row.user_id })
    return presentDraftDetail(ctx, row)
  })
}

/** Retention: deletes expired drafts. Safe on several nodes at once. */
export async function deleteExpiredDrafts({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('id', 'in', eb =>
      eb.selectFrom('drafts').select('id').where('expires_at', '<', new Date().toISOString()).limit(TIDY_LIMIT),
    )
    .execute()
}
