import { unpaidOrderStatuses } from '../../../contracts/challans/challans.ts'
import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { findOrderBrand } from '../brands/find.ts'
import { verifyChallanAccess } from '../common/access.ts'
import { eventsOf, findByCode, isUnpaid, itemsOf } from '../common/orders.ts'
import { openVehicle } from '../common/vehicleNumber.ts'
import { estimateSettlement, hasReceipt, presentOrder, presentPublic } from './present.ts'

/** Page size (A101). */
const PAGE = 25

/** Lists the orders of a phone number under its brand that received money or wait for the bank, newest first. */
export async function listPublicOrders(
  ctx: Context,
  { locale }: Scope,
  { accessToken, pageNo }: { accessToken: string; pageNo: number },
) {
  const access = await verifyChallanAccess(ctx, accessToken)
  if (!access) return { code: 401 as const, message: translate(locale, 'challans.access') }
  const own = ctx.db
    .selectFrom('challan_orders')
    .where('phone_index', '=', access.phoneIndex)
    .where('brand_id', '=', access.brandId)
    .where(row =>
      row.or([
        row('paid_at', 'is not', null),
        row('id', 'in', withDiverged(ctx)),
        row.and([row('status', 'in', unpaidOrderStatuses), row('waiting_until', '>', new Date().toISOString())]),
      ]),
    )
  const { count } = await own.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const orders = await own
    .selectAll()
    .orderBy('id', 'desc')
    .offset((pageNo - 1) * PAGE)
    .limit(PAGE)
    .execute()
  const parts = await partsOf(
    ctx,
    orders.map(({ id }) => id),
  )
  return {
    code: 200 as const,
    message: translate(locale, 'challanOrders.read'),
    result: orders.map(order =>
      presentOrder(
        ctx,
        order,
        {
          ...parts,
          items: parts.items.filter(({ order_id }) => order_id === order.id),
          events: parts.events.filter(({ order_id }) => order_id === order.id),
        },
        locale,
      ),
    ),
    totalRecords: count,
    pageNumber: pageNo,
  }
}

const withDiverged = ({ db }: Context) => db.selectFrom('challan_diverged_payments').select('order_id')

async function partsOf({ db }: Context, ids: string[]) {
  if (ids.length === 0) return { items: [], events: [], rows: [] }
  const [items, events] = await Promise.all([itemsOf(db, ...ids), eventsOf(db, ...ids)])
  const challanIds = items.map(({ challan_id }) => challan_id)
  return { items, events, rows: await db.selectFrom('challans').selectAll().where('id', 'in', challanIds).execute() }
}

/** What the holder of an order's code may see: totals and status; vehicle and payer only masked (A119). */
export async function readPublicStatus(ctx: Context, { locale }: Scope, code: string) {
  const order = await findByCode(ctx.db, code)
  if (!order) return { code: 404 as const, message: translate(locale, 'challanOrders.noOrder') }
  const [items, events, brand] = await Promise.all([
    itemsOf(ctx.db, order.id),
    eventsOf(ctx.db, order.id),
    findOrderBrand(ctx.db, order),
  ])
  return {
    code: 200 as const,
    message: translate(locale, 'challanOrders.read'),
    // Notes may name challans, which this response must not reveal.
    order: {
      ...presentPublic(order, { items, events: events.map(withoutNote) }, locale),
      reason: isUnpaid(order) ? order.reason : null,
      challans: items.length,
      vehicle: maskValue('tail', openVehicle(ctx.vault, 'challan_orders', order)),
      payer:
        order.phone_sealed &&
        maskIdentifier(
          'phone',
          ctx.vault.open(order.phone_sealed, { column: 'challan_orders.phone_sealed', id: order.id }),
        ),
      paymentId: order.payment_id,
      receipt: hasReceipt(order),
      expected: estimateSettlement(ctx, order, items),
    },
    brand: brand ? { name: brand.name, token: brand.token, supportEmail: brand.support_email } : null,
    supportEmail: brand?.support_email ?? ctx.config.SUPPORT_EMAIL,
  }
}

const withoutNote = <Event extends { note: string | null }>(event: Event): Event => ({ ...event, note: null })
