import type { z } from 'zod'
import type { setChallanCourt as courtCall } from '../../../contracts/calls/challanDesk.ts'
import { type ChallanRoute, courtRoutes } from '../../../contracts/challans/challans.ts'
import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import { parsePhone, toE164 } from '../../../contracts/people/phone.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { openRow, sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { type ItemRow, lockOrder, type OrderRow } from '../common/orders.ts'

type Change = z.output<NonNullable<typeof courtCall.body>>

/** Sets who works on an order in court. Throws `not_found`, and `bad_request` for a phone that is none. */
export const setCourt = (
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Scope<AdminActor>,
  id: string,
  change: Change,
) => db.transaction().execute(trx => setCourtIn(vault, trx, scope, id, change))

/** The same in the caller's transaction. */
export async function setCourtIn(
  vault: Context['vault'],
  trx: Trx,
  scope: Scope<AdminActor>,
  id: string,
  change: Change,
) {
  const phone = change.lawyerPhone ? parsePhone(change.lawyerPhone) : null
  if (change.lawyerPhone && !phone) {
    const message = translate(scope.locale, 'challanOrders.lawyerPhone')
    throw new Problem('bad_request', message, [{ field: 'lawyerPhone', message }])
  }
  const order = await lockOrder(trx, id)
  const earlier = openRow(vault, 'challan_orders', order)
  const court = change.court || null
  const hearing_on = change.hearingOn ?? null
  const name = change.lawyerName || null
  const kept = name !== null && name === earlier.lawyer_name_sealed ? earlier.lawyer_phone_sealed : null
  const lawyer = { lawyer_name_sealed: name, lawyer_phone_sealed: phone ? toE164(phone) : kept }
  const { id: _, ...sealed } = sealRow(vault, 'challan_orders', { id, ...lawyer })
  await trx
    .updateTable('challan_orders')
    .set({ ...sealed, court, hearing_on })
    .where('id', '=', id)
    .execute()
  const data = {
    before: { court: order.court, hearingOn: order.hearing_on, lawyer: order.lawyer_name_sealed !== null },
    after: { court, hearingOn: hearing_on, lawyer: name !== null },
  }
  await audit(trx, scope, { action: 'challanOrder.courtSet', subject: id, userId: order.user_id, data })
  return { id }
}

/** What staff see of it in a list; the phone is masked. */
export function presentCourt(vault: Context['vault'], order: OrderRow) {
  const { lawyer_name_sealed, lawyer_phone_sealed, court, hearing_on } = openRow(vault, 'challan_orders', order)
  return {
    lawyerName: lawyer_name_sealed,
    lawyerPhone: lawyer_phone_sealed && maskIdentifier('phone', lawyer_phone_sealed),
    court,
    hearingOn: hearing_on,
  }
}

const days: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'medium', timeZone: 'UTC' }),
}

const isOpen = (status: ItemRow['status']) => status === 'paid' || status === 'processing'
const isForCourt = (route: ChallanRoute) => courtRoutes.includes(route)

/** What the payer reads about a challan in court: its status there, and while it is open the court and the next hearing. */
export function courtStatusFor(
  { court, hearing_on }: Pick<OrderRow, 'court' | 'hearing_on'>,
  { court_status, route, status }: Pick<ItemRow, 'court_status' | 'route' | 'status'>,
  locale: Locale,
): string | null {
  if (!isForCourt(route) || !isOpen(status)) return court_status
  const date = hearing_on && days[locale].format(new Date(hearing_on))
  const hearing = date && translate(locale, 'challanOrders.hearing', { date })
  return [court_status, court, hearing].filter(Boolean).join(' · ') || null
}
