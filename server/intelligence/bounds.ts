import { priceItemFor } from '../../contracts/checks/priceItems.ts'
import type { IntelligenceSubjects } from '../../contracts/intelligence/intelligence.ts'
import type { ProductId } from '../../contracts/products/index.ts'
import { priceAt } from '../money/prices/periods.ts'
import type { Context } from '../platform/context.ts'
import { followed } from './ask.ts'

type Counts = Partial<Record<ProductId, number>>

const ofPerson: Counts = {
  'credit-score': 1,
  'din-by-pan': 1,
  'director-check': 1,
  'company-check': followed.companies,
}
const ofPan: Counts = {
  'pan-profile': 1,
  'gstin-by-pan': 1,
  'gstin-check': followed.gstins,
  'gst-returns': followed.gstins * followed.years,
}
const ofMobile: Counts = {
  'mobile-check': 1,
  'mobile-profile': 1,
  'uan-check': 1,
  'vehicle-rc-check': followed.vehicles,
}
const ofCin: Counts = { 'company-check': 1, 'director-check': followed.directors }
const ofName: Counts = {
  'company-search': 1,
  'company-check': followed.matches,
  'director-check': followed.matches * followed.directors,
}
const ofAlternate: Counts = { 'mobile-check': 1, 'mobile-profile': 1 }

/** The most checks that a report about these subjects can make, by product. What two subjects share is made once, and counted twice here. */
export function mostChecks({
  pans = [],
  mobiles = [],
  companies = [],
  cins = [],
  alternates = [],
}: IntelligenceSubjects): Counts {
  const counts: Counts = {}
  const add = (more: Counts, times: number) => {
    for (const [product, count] of Object.entries(more) as [ProductId, number][])
      if (times > 0) counts[product] = (counts[product] ?? 0) + count * times
  }
  add(ofPan, pans.length)
  add(ofPerson, pans.filter(pan => pan.charAt(3) === 'P').length)
  add(ofMobile, mobiles.length)
  add(ofName, companies.length)
  add(ofCin, cins.length)
  add(ofAlternate, alternates.length)
  return counts
}

/** What a check of a report costs: the account's price at the time of the report, which was held for it. Integer paise. */
export async function pricesAt({ db, prices }: Pick<Context, 'db' | 'prices'>, userId: string, at: Date) {
  const schedule = await prices.scheduleOf(db, userId)
  return (product: ProductId): number => priceAt(schedule, priceItemFor(product, {}), at.getTime())
}

/** Integer paise, and how many checks. */
export async function quoteOf(
  ctx: Pick<Context, 'db' | 'prices'>,
  userId: string,
  subjects: IntelligenceSubjects,
  at: Date,
  /** Checks that need not be made, because their answers are there. */
  reused: readonly { product: ProductId }[] = [],
): Promise<{ atMostPaise: number; checks: number }> {
  const priceOf = await pricesAt(ctx, userId, at)
  const most = mostChecks(subjects)
  for (const { product } of reused) most[product] = Math.max(0, (most[product] ?? 0) - 1)
  const counts = Object.entries(most) as [ProductId, number][]
  return {
    atMostPaise: counts.reduce((sum, [product, count]) => sum + count * priceOf(product), 0),
    checks: counts.reduce((sum, [, count]) => sum + count, 0),
  }
}
