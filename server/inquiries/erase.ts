import { reportLink } from '../intelligence/reportRow.ts'
import { revokeLinks } from '../invitations/withdraw.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor, SystemActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { presentRow } from './presentRow.ts'
import { ownInquiry } from './row.ts'
import { subjectLink } from './subjectLink.ts'

const BATCH = 50

type Parts = Pick<Context, 'db' | 'vault'>

const platform: SystemActor = { kind: 'system', name: 'inquiries' }

/** Deletes what inquiries have gathered whose time is over. */
export async function eraseDue(ctx: Parts, now = new Date()): Promise<void> {
  const due = await ctx.db
    .selectFrom('inquiries')
    .select(['id', 'user_id'])
    .where('status', '!=', 'erased')
    .where('erase_at', '<=', now.toISOString())
    .orderBy('erase_at')
    .limit(BATCH)
    .execute()
  for (const { id, user_id } of due)
    await ctx.db.transaction().execute(async trx => {
      if (await erase(ctx, trx, id))
        await audit(
          trx,
          { actor: platform, ip: null, requestId: null },
          { action: 'inquiry.erased', subject: id, userId: user_id },
        )
    })
}

/** Now, by a person. Throws `not_found`, and `conflict` while it is being gathered or if it has been erased. */
export async function eraseInquiry(ctx: Context, scope: Scope<CustomerActor>, id: string) {
  await ownInquiry(ctx, scope, id)
  await ctx.db.transaction().execute(async trx => {
    const row = await trx.selectFrom('inquiries').select('status').where('id', '=', id).forUpdate().executeTakeFirst()
    if (row?.status !== 'ready') throw new Problem('conflict', translate(scope.locale, 'inquiries.notReady'))
    await erase(ctx, trx, id)
    await audit(trx, scope, { action: 'inquiry.erased', subject: id })
  })
  return presentRow(await ownInquiry(ctx, scope, id))
}

/**
 * The subjects, the words of its basis, its boards, and which checks it has asked. When, why and at what price it was made stays, and so do the checks
 * themselves, which are the account's and have periods of their own. False if another node has done it.
 */
async function erase({ vault }: Parts, trx: Trx, id: string): Promise<boolean> {
  const nothing = sealRow(vault, 'inquiries', { id, subjects_sealed: '[]' })
  const { numUpdatedRows } = await trx
    .updateTable('inquiries')
    .set({ ...nothing, subject_indexes: [], basis_words: null, reference: null, status: 'erased' })
    .where('id', '=', id)
    .where('status', '!=', 'erased')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await eraseReviews(trx, id)
  await endReports(trx, id)
  await trx.deleteFrom('inquiry_questions').where('inquiry_id', '=', id).execute()
  await trx.deleteFrom('inquiry_boards').where('inquiry_id', '=', id).execute()
  return true
}

/** Whom it has asked, and what they have said. Links that still waited end; when they were sent and opened stays. */
async function eraseReviews(trx: Trx, inquiryId: string): Promise<void> {
  const reviews = await trx
    .selectFrom('inquiry_reviews')
    .select('id')
    .where('inquiry_id', '=', inquiryId)
    .forUpdate()
    .execute()
  for (const { id } of reviews) {
    await revokeLinks(trx, [subjectLink], id, 'withdrawn')
    const unknown = { person_name: null, email: null, email_index: null, phone: null, phone_index: null }
    await trx
      .updateTable('invitations')
      .set({ ...unknown, note: null, reason: null })
      .where('subject', '=', id)
      .where('kind', '=', subjectLink.name)
      .execute()
  }
  await trx.deleteFrom('inquiry_reviews').where('inquiry_id', '=', inquiryId).execute()
}

/** The reports that were made from it: their pages open no more. */
async function endReports(trx: Trx, inquiryId: string): Promise<void> {
  const made = await trx
    .deleteFrom('inquiry_reports')
    .where('inquiry_id', '=', inquiryId)
    .returning('report_id')
    .execute()
  for (const { report_id } of made) await revokeLinks(trx, [reportLink], report_id, 'withdrawn')
}
