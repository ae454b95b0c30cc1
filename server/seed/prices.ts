import { priceItemOf, priceItems } from '../../contracts/checks/priceItems.ts'
import type { Trx } from '../platform/context.ts'
import { idAt } from '../platform/identity/ids.ts'
import { insertRows } from './insertRows.ts'

const DAY_MS = 86_400_000

/** Assumed cost of the sandbox's sources, as a fraction of the price. */
const COST = 0.6

/** Midnight in India, `days` days after today. */
const dayAfter = (now: Date, days: number) => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now.getTime() + days * DAY_MS)
  return new Date(`${day}T00:00:00+05:30`)
}

/**
 * The list prices and costs from the start, and the demo account's own price for vehicle checks. It starts now, because earlier
 * checks were charged the list price; another one is scheduled.
 */
export async function insertPrices(trx: Trx, demo: { id: string }, { since, now }: { since: Date; now: Date }) {
  const { id: decided_by } = await trx
    .selectFrom('admins')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const decision = (at: Date, values: object) => ({
    id: idAt('prc', at),
    created_at: at,
    effective_from: at,
    decided_by,
    ...values,
  })
  const base = priceItems.map(({ id: product, pricePaise: price_paise }) => {
    const values = { product, price_paise, cost_paise: Math.round(price_paise * COST), reason: 'Launch price' }
    return decision(since, { ...values, user_id: null, effective_until: null })
  })
  const pilot = { user_id: demo.id, product: 'fssai-check', cost_paise: null, effective_until: null }
  const own = { user_id: demo.id, product: 'vehicle-rc-check', cost_paise: null, effective_until: null }
  await insertRows(trx, 'prices', [
    ...base,
    decision(new Date(now.getTime() - 1), { ...own, price_paise: 270, reason: 'Fleet of 400 vehicles' }),
    // Below the cost, so that staff see how such a price is marked.
    decision(new Date(now.getTime() - 1), {
      ...pilot,
      price_paise: Math.round(priceItemOf('fssai-check').pricePaise * COST) - 10,
      reason: 'Pilot with 50 restaurants',
    }),
    decision(now, {
      ...own,
      price_paise: 250,
      effective_from: dayAfter(now, 15),
      reason: 'From the second quarter of the contract',
    }),
  ])
}
