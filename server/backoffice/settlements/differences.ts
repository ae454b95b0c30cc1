import { type RawBuilder, sql } from 'kysely'
import type { GatewayDifference } from '../../../contracts/resources/gatewayDifference.ts'

/** How long the gateway may take to settle a payment before it counts as missing: its days of work, a weekend and a holiday. */
const SETTLED_WITHIN_DAYS = 7

/**
 * Every captured payment and executed refund that we have recorded for a gateway. Reports name them by the gateway's id, which is
 * unique among payments and among refunds.
 */
const recorded = (gateway: string) => sql`(
  select payment_id as id, 'payment' as kind, payment_id, charged_minor::bigint as amount_minor, currency, paid_at as at, user_id,
    id as order_id, 'topUp' as origin
  from payment_orders
  where gateway = ${gateway} and payment_id is not null and paid_at is not null and status in ('paid', 'credited')
  union all
  select payment.id, 'payment', payment.id, payment.amount_minor, payment.currency, payment.at, ordered.user_id, ordered.id, 'mismatch'
  from diverged_payments payment join payment_orders ordered on ordered.id = payment.order_id where ordered.gateway = ${gateway}
  union all
  select payment.gateway_refund_id, 'refund', payment.id, payment.amount_minor, payment.currency, payment.returned_at, ordered.user_id,
    ordered.id, 'return'
  from diverged_payments payment join payment_orders ordered on ordered.id = payment.order_id
  where ordered.gateway = ${gateway} and payment.return_state = 'done'
  union all
  select payment_id, 'payment', payment_id, total_paise, 'INR', paid_at, user_id, id, 'challan'
  from challan_orders where gateway = ${gateway} and payment_id is not null and paid_at is not null
  union all
  select payment.payment_id, 'payment', payment.payment_id, payment.amount_minor, payment.currency, payment.at, ordered.user_id,
    ordered.id, 'challanMismatch'
  from challan_diverged_payments payment join challan_orders ordered on ordered.id = payment.order_id
  where ordered.gateway = ${gateway}
  union all
  select refund.gateway_refund_id, 'refund', coalesce(refund.diverged_payment_id, ordered.payment_id), refund.amount_paise, 'INR',
    booked.created_at, ordered.user_id, ordered.id, 'challanRefund'
  from challan_refunds refund join challan_orders ordered on ordered.id = refund.order_id
  join transfers booked on booked.id = refund.transfer_id
  where ordered.gateway = ${gateway} and refund.state = 'done' and refund.gateway_refund_id is not null
  union all
  select receipt.id, 'payment', receipt.id, receipt.amount_minor, receipt.currency, receipt.at, ordered.user_id, ordered.id, 'casePayment'
  from case_receipts receipt join case_payments ordered on ordered.id = receipt.order_id where ordered.gateway = ${gateway}
  union all
  select receipt.gateway_refund_id, 'refund', receipt.id, receipt.amount_minor, receipt.currency, receipt.refunded_at, ordered.user_id,
    ordered.id, 'caseRefund'
  from case_receipts receipt join case_payments ordered on ordered.id = receipt.order_id
  where ordered.gateway = ${gateway} and receipt.refund_state = 'done')`

/** Of both sides, what belongs to a period; the other side of each may lie outside it. */
export interface Period {
  from: RawBuilder<unknown>
  to: RawBuilder<unknown>
}

/** A difference before its names are opened. */
export interface DifferenceRow {
  id: string
  at: string
  day: string
  kind: GatewayDifference['kind']
  payment_id: string | null
  origin: GatewayDifference['origin']
  order_id: string | null
  user_id: string | null
  reported_minor: number | null
  recorded_minor: number | null
  currency: string
  settlement_id: string | null
  utr: string | null
}

const indianDay = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Kolkata')::date`

/**
 * The rows of the gateway's reports that we have recorded otherwise or not at all, and what we have recorded that no report names. A
 * payment in another currency than rupees is settled in rupees and later, so only its absence here counts.
 */
export const differencesOf = (gateway: string, { from, to }: Period) => sql<DifferenceRow>`(
  select reported.id, reported.at, ${indianDay('reported.at')}::text as day,
    case when ours.id is null then case reported.kind when 'payment' then 'missingHere' else 'refundMissingHere' end
      else case reported.kind when 'payment' then 'otherAmount' else 'refundOtherAmount' end end as kind,
    reported.payment_id, ours.origin, ours.order_id, ours.user_id, reported.amount_minor as reported_minor,
    ours.amount_minor as recorded_minor, reported.currency, reported.settlement_id, reported.utr
  from gateway_report_rows reported
  left join ${recorded(gateway)} ours on ours.id = reported.id and ours.kind = reported.kind
  where reported.gateway = ${gateway} and reported.kind <> 'other' and reported.at >= ${from} and reported.at < ${to}
    and (ours.id is null or ours.currency = reported.currency and ours.amount_minor <> reported.amount_minor)
  union all
  select ours.id, ours.at, ${indianDay('ours.at')}::text,
    case ours.kind when 'payment' then 'missingThere' else 'refundMissingThere' end,
    ours.payment_id, ours.origin, ours.order_id, ours.user_id, null, ours.amount_minor, ours.currency, null, null
  from ${recorded(gateway)} ours
  where ours.currency = 'INR' and ours.at >= ${from} and ours.at < ${to}
    and ours.at < (select max(settled_at) from gateway_report_rows where gateway = ${gateway})
      - ${sql.lit(SETTLED_WITHIN_DAYS)} * interval '1 day'
    and not exists (select from gateway_report_rows reported
      where reported.gateway = ${gateway} and reported.id = ours.id and reported.kind = ours.kind))`

/** The sums of a period by day, in rupees, by the gateway's report. */
export const reportedByDay = (gateway: string, { from, to }: Period) => sql`(
  select ${indianDay('at')}::text as day,
    coalesce(sum(amount_minor) filter (where kind = 'payment'), 0)::bigint as captured,
    coalesce(sum(fee_minor), 0)::bigint as fees, coalesce(sum(tax_minor), 0)::bigint as tax,
    coalesce(sum(amount_minor) filter (where kind = 'refund'), 0)::bigint as refunded,
    coalesce(sum(net_minor) filter (where settled_at is not null), 0)::bigint as settled
  from gateway_report_rows
  where gateway = ${gateway} and currency = 'INR' and at >= ${from} and at < ${to} group by 1)`

/** The same by our records. */
export const recordedByDay = (gateway: string, { from, to }: Period) => sql`(
  select ${indianDay('at')}::text as day,
    coalesce(sum(amount_minor) filter (where kind = 'payment'), 0)::bigint as recorded,
    coalesce(sum(amount_minor) filter (where kind = 'refund'), 0)::bigint as returned
  from ${recorded(gateway)} ours where currency = 'INR' and at >= ${from} and at < ${to} group by 1)`

/** An explanation counts while the difference is the one that was explained. */
export const explanationOf = (gateway: string) => sql<boolean>`explained.gateway = ${gateway}
  and explained.entity_id = difference.id and explained.kind = difference.kind
  and explained.reported_minor is not distinct from difference.reported_minor
  and explained.recorded_minor is not distinct from difference.recorded_minor`
