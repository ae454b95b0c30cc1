import type { z } from 'zod'
import type { decideKyc } from '../../../contracts/calls/adminKyc.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import type { Message } from '../../platform/ports/channels.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'

type Decision = z.output<NonNullable<typeof decideKyc.body>>

/**
 * Records the decision, updates the account's KYC status and notifies the customer in one transaction. An approval can be
 * revoked. Throws `not_found`, and `conflict` if there is nothing to decide (any more).
 */
export function decideOnKyc(ctx: Context, scope: Scope<AdminActor>, id: string, decision: Decision) {
  const approves = decision.decision === 'approve'
  const reason = approves ? null : decision.reason
  const approvalStatus = approves ? ('Approved' as const) : ('Rejected' as const)
  return ctx.db.transaction().execute(async trx => {
    const record = await trx.selectFrom('kyc_records').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!record) throw notFound('KYC')
    const status = record.approval_status
    if (status !== 'Pending' && (approves || status !== 'Approved')) {
      const words = translate(scope.locale, `kyc.status.${status ?? 'open'}`)
      throw new Problem('conflict', translate(scope.locale, 'kyc.notNow', { status: words }))
    }
    if (decision.submittedAt && decision.submittedAt !== record.submitted_at)
      throw new Problem('conflict', translate(scope.locale, 'kyc.newer'))
    await trx
      .updateTable('kyc_records')
      .set({ approval_status: approvalStatus, decided_at: new Date(), decided_by: scope.actor.adminId, reason })
      .where('id', '=', id)
      .execute()
    const { email, locale, kycComplete } = await moveGate(ctx, trx, record.user_id)
    const action = approves ? 'kyc.approved' : 'kyc.rejected'
    await audit(trx, scope, { action, subject: id, userId: record.user_id, reason, data: { kind: record.kind } })
    await ctx.channels.send(trx, mail(ctx, email, locale === 'hi' ? 'hi' : 'en', reason))
    return { approvalStatus, kycComplete }
  })
}

/** One approved path is enough (A63). The lock serialises concurrent decisions about one account. */
async function moveGate({ vault }: Context, trx: Trx, userId: string) {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'locale', 'kyc_completed_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const approved = await trx
    .selectFrom('kyc_records')
    .select('id')
    .where('user_id', '=', userId)
    .where('approval_status', '=', 'Approved')
    .executeTakeFirst()
  const completedAt = approved ? (user.kyc_completed_at ?? new Date()) : null
  await trx.updateTable('users').set({ kyc_completed_at: completedAt }).where('id', '=', userId).execute()
  return { ...openRow(vault, 'users', user), kycComplete: completedAt !== null }
}

function mail({ config }: Context, to: string, locale: Locale, reason: string | null): Message {
  const brand = config.BRAND_NAME
  const url = config.PUBLIC_URL + paths.myAccount
  const key = reason === null ? 'approved' : 'rejected'
  return {
    channel: 'email',
    to,
    subject: translate(locale, `kyc.mail.${key}Subject`, { brand }),
    text: translate(locale, `kyc.mail.${key}Text`, { brand, url, reason: reason ?? '' }),
  }
}
