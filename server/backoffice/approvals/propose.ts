import { sql } from 'kysely'
import { paths } from '../../../contracts/platform/paths.ts'
import { approval } from '../../../contracts/resources/approval.ts'
import { sendNotice } from '../../people/staff/recipients.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { ApprovalKind, Proposals } from './proposals.ts'

interface Proposal<Kind extends ApprovalKind> {
  /** Derived from the attempt, so that a repeated request is one proposal. */
  id: string
  kind: Kind
  change: Proposals[Kind]
  reason: string
  /** Integer paise that a customer gains, or loses if negative; 0 for prices and shares. */
  stakePaise: number
  /** Needs a second person whatever the amount. */
  always: boolean
}

/**
 * Records a change of money or of staff, and returns whether it may be made at once or waits for a second person: above the amount for
 * one change, and above the day's sum of what this person has done and asked for. Throws `conflict` when the same
 * limit, price or change of a member waits already.
 */
export async function propose<Kind extends Exclude<ApprovalKind, 'recovery'>>(
  ctx: Context,
  trx: Trx,
  scope: Scope<AdminActor>,
  { id, kind, change, reason, stakePaise, always }: Proposal<Kind>,
): Promise<'direct' | 'waiting'> {
  const { adminId } = scope.actor
  // Serialises one person's changes, so that two at once cannot both fit below the day's sum.
  await trx.selectFrom('admins').select('id').where('id', '=', adminId).forNoKeyUpdate().executeTakeFirstOrThrow()
  const earlier = await trx.selectFrom('approvals').select('state').where('id', '=', id).executeTakeFirst()
  if (earlier) return earlier.state === 'direct' ? 'direct' : 'waiting'
  const waits = always || (await exceeds(ctx, trx, adminId, stakePaise))
  const state = waits ? 'waiting' : 'direct'
  const userId = 'userId' in change ? change.userId : null
  if (waits) await refuseTwin(trx, kind, change)
  const proposal = { id, kind, state, user_id: userId, amount_paise: stakePaise, reason, asked_by: adminId } as const
  await trx
    .insertInto('approvals')
    .values({ ...proposal, request: JSON.stringify(change) })
    .execute()
  if (!waits) return 'direct'
  const data = { kind, amountPaise: stakePaise }
  await audit(trx, scope, { action: 'approval.asked', subject: id, userId, reason, data })
  await tellStaff(ctx, trx, { kind, name: scope.actor.name })
  return 'waiting'
}

async function exceeds({ config }: Context, trx: Trx, adminId: string, stakePaise: number): Promise<boolean> {
  const paise = Math.abs(stakePaise)
  if (paise > config.APPROVAL_ABOVE_RUPEES * 100) return true
  const today = sql<string>`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`
  const { sum } = await trx
    .selectFrom('approvals')
    .select(sql<number>`coalesce(sum(abs(amount_paise)), 0)::bigint`.as('sum'))
    .where('asked_by', '=', adminId)
    .where('asked_at', '>=', today)
    .where('state', '<>', 'rejected')
    .executeTakeFirstOrThrow()
  return paise > 0 && sum + paise > config.APPROVAL_DAY_RUPEES * 100
}

/** Of two requests for one limit, price or payment it is open which one counts; several changes of a balance may wait. */
async function refuseTwin(trx: Trx, kind: ApprovalKind, change: Proposals[ApprovalKind]): Promise<void> {
  if (kind === 'adjustment' || kind === 'settlement' || kind === 'creditNote') return
  const subject = subjectOf(change)
  const userId = 'userId' in change ? change.userId : null
  let twins = trx
    .selectFrom('approvals')
    .select('id')
    .where('state', '=', 'waiting')
    .where('kind', '=', kind)
    .where(sql<boolean>`request @> ${JSON.stringify(subject)}::jsonb`)
  // Of one brand, one change waits, whoever would get it.
  if (kind !== 'brandOwner') twins = twins.where('user_id', 'is not distinct from', userId)
  if (await twins.executeTakeFirst())
    throw new Problem('conflict', 'A change of this already waits for approval. Approve or reject it first.')
}

function subjectOf(change: Proposals[ApprovalKind]): object {
  if ('paymentId' in change) return { paymentId: change.paymentId }
  if ('email' in change) return { email: change.email }
  if ('brandId' in change) return { brandId: change.brandId }
  if ('roleId' in change) return { roleId: change.roleId }
  if ('adminId' in change) return { adminId: change.adminId }
  // One at a time for an account, whose id is compared beside this.
  if ('bankAccountId' in change || 'beforePercent' in change) return {}
  return 'product' in change ? { product: change.product } : { wallet: change.wallet }
}

async function tellStaff(ctx: Context, trx: Trx, { kind, name }: { kind: ApprovalKind; name: string }): Promise<void> {
  const what = approval.fields.kind.choices[kind].label.en
  const url = new URL(paths.adminApprovals, ctx.config.PUBLIC_URL).href
  const subject = translate('en', 'staff.approvalSubject', { what })
  await sendNotice(ctx, trx, 'approvalAsked', {
    subject,
    text: translate('en', 'staff.approvalText', { name, what, url }),
  })
}

/** Notes the transfer that a change of a balance was made with. */
export async function linkTransfer(trx: Trx, id: string, transferId: string): Promise<void> {
  await trx.updateTable('approvals').set({ transfer_id: transferId }).where('id', '=', id).execute()
}
