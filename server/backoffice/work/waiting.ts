import { type RawBuilder, sql } from 'kysely'
import type { NoteKind } from '../../../contracts/calls/notes.ts'
import { type Action, canAccess, type Grants, type Permission } from '../../../contracts/people/permissions.ts'
import { type WorkKind, workDays, workKinds } from '../../../contracts/resources/workItem.ts'
import { isHeld, isOpen } from '../verifications/tasks.ts'

/** A row of the queue before names are looked up. */
export interface WaitingRow {
  id: string
  kind: WorkKind
  subject: string
  target: string | null
  user_id: string | null
  since: string
  due_at: string
  amount_paise: number | null
  assignee_id: string | null
}

export const permissionOf: Record<WorkKind, Permission> = {
  order: 'admin.challans',
  refund: 'admin.challans',
  diverged: 'admin.challans',
  payment: 'admin.transactions',
  caseRefund: 'admin.transactions',
  approval: 'admin.approvals',
  kyc: 'admin.users',
  courtReview: 'admin.courtReviews',
  verification: 'admin.verifications',
  lead: 'admin.leads',
  orderFollowUp: 'admin.challans',
  customerFollowUp: 'admin.users',
  leadFollowUp: 'admin.leads',
  endUserFollowUp: 'admin.whiteLabel',
}

export const allowedKinds = (grants: Grants | undefined, action: Action = 'list'): WorkKind[] =>
  workKinds.filter(kind => canAccess(grants, { action, permission: permissionOf[kind] }))

/** A follow-up waits from midnight in India of its day. */
const followUps = (kind: NoteKind, workKind: WorkKind, target: RawBuilder<unknown>, joined = sql``) => sql`
    select ${sql.lit(workKind)}, follow_up.subject, ${target},
      (follow_up.follow_up_on::timestamp at time zone 'Asia/Kolkata'),
      (follow_up.follow_up_on + ${days(workKind)})::timestamp at time zone 'Asia/Kolkata', null::bigint, null
    from follow_ups follow_up ${joined}
    where follow_up.kind = ${sql.lit(kind)} and follow_up.follow_up_on <= (now() at time zone 'Asia/Kolkata')::date`

const days = (kind: WorkKind) => sql.lit(workDays[kind])

/** Each kind reads only what waits, through a partial index, and names the same columns in the same order. */
const sources: Record<WorkKind, ReturnType<typeof sql>> = {
  order: sql`
    select 'order' as kind, id as subject, id as target, user_id, paid_at as since,
      coalesce(due_at, paid_at + ${days('order')} * interval '1 day') as due_at, total_paise as amount_paise, assignee_id
    from challan_orders where status in ('paid', 'processing') and paid_at is not null`,
  refund: sql`
    select 'refund', refund.id, refund.order_id, ordered.user_id, refund.asked_at,
      refund.asked_at + ${days('refund')} * interval '1 day', refund.amount_paise, null
    from challan_refunds refund join challan_orders ordered on ordered.id = refund.order_id
    where refund.state in ('asked', 'refused')`,
  diverged: sql`
    select 'diverged', ordered.id, ordered.id, ordered.user_id, came.at, came.at + ${days('diverged')} * interval '1 day',
      ordered.total_paise, null
    from challan_orders ordered, lateral (
      select max(at) as at from challan_diverged_payments where order_id = ordered.id) came
    where ordered.divergence is not null and came.at is not null
      and not exists (select from challan_refunds where order_id = ordered.id and state in ('asked', 'approved', 'refused')
        and diverged_payment_id is not null)`,
  payment: sql`
    select 'payment', payment.id, ordered.user_id, ordered.user_id, payment.at, payment.at + ${days('payment')} * interval '1 day',
      case payment.currency when 'INR' then payment.amount_minor end, null
    from diverged_payments payment join payment_orders ordered on ordered.id = payment.order_id
    where payment.return_state is distinct from 'done' and payment.return_state is distinct from 'approved'
      and not exists (select from approvals where state = 'waiting' and kind = 'paymentReturn'
        and request ->> 'paymentId' = payment.id)`,
  caseRefund: sql`
    select 'caseRefund', receipt.id, ordered.user_id, ordered.user_id, receipt.refund_asked_at,
      receipt.refund_asked_at + ${days('caseRefund')} * interval '1 day',
      case receipt.currency when 'INR' then receipt.amount_minor end, null
    from case_receipts receipt join case_payments ordered on ordered.id = receipt.order_id
    where receipt.refund_state = 'approved' and receipt.refusal is not null`,
  approval: sql`
    select 'approval', id, user_id, user_id, asked_at, asked_at + ${days('approval')} * interval '1 day',
      coalesce(nullif(abs(amount_paise), 0), case kind when 'payout' then (request ->> 'amountPaise')::bigint end, case request ->> 'currency' when 'INR' then (request ->> 'amountMinor')::bigint end), null
    from approvals where state = 'waiting'
      and kind not in ('staffInvitation', 'staffRole', 'staffEnabling', 'secondFactorReset', 'recovery')`,
  kyc: sql`
    select 'kyc', record.id, record.user_id, record.user_id, record.submitted_at,
      record.submitted_at + ${days('kyc')} * interval '1 day', null::bigint, null
    from kyc_records record join users on users.id = record.user_id
    where record.approval_status = 'Pending' and users.is_active and record.submitted_at is not null`,
  courtReview: sql`
    select 'courtReview', id, id, user_id, created_at, coalesce(due_at, created_at + ${days('courtReview')} * interval '1 day'),
      null::bigint, null
    from verifications where status = 'awaiting_person' and product = 'court-case-check' and mode = 'live'`,
  verification: sql`
    select 'verification', task.id, task.user_id, task.user_id, task.asked_at,
      coalesce(task.due_at, task.asked_at + ${days('verification')} * interval '1 day'), null::bigint,
      case when ${isHeld} then task.holder_id end
    from verification_tasks task where ${isOpen}`,
  lead: sql`
    select 'lead', id, null, null, created_at, created_at + ${days('lead')} * interval '1 day', null::bigint, null
    from leads where handled_at is null`,
  orderFollowUp: followUps(
    'order',
    'orderFollowUp',
    sql`follow_up.subject, ordered.user_id`,
    sql`join challan_orders ordered on ordered.id = follow_up.subject`,
  ),
  customerFollowUp: followUps('customer', 'customerFollowUp', sql`follow_up.subject, follow_up.subject`),
  leadFollowUp: followUps('lead', 'leadFollowUp', sql`null, null`),
  endUserFollowUp: followUps('endUser', 'endUserFollowUp', sql`follow_up.subject, null`),
}

const typed = sql`select ''::text as kind, ''::text as subject, ''::text as target, ''::text as user_id, now() as since,
  now() as due_at, 0::bigint as amount_paise, ''::text as assignee_id where false`

/** Everything of these kinds that waits. An order names its assignee itself; the rest is assigned in `work_assignments`. */
export const waitingWork = (kinds: readonly WorkKind[]) => sql<WaitingRow>`(
  select waiting.kind || ':' || waiting.subject as id, waiting.kind, waiting.subject, waiting.target, waiting.user_id, waiting.since,
    waiting.due_at, waiting.amount_paise, coalesce(waiting.assignee_id, assigned.assignee_id) as assignee_id
  from (${sql.join([typed, ...kinds.map(kind => sources[kind])], sql` union all `)}) waiting
  left join work_assignments assigned on assigned.kind = waiting.kind and assigned.subject = waiting.subject)`
