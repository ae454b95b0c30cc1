import type { Purpose } from '../../contracts/platform/codes.ts'
import { type ProductId, productIds, productOf } from '../../contracts/products/index.ts'
import { ownRunnerOf } from '../sources/runners/index.ts'
import type { Dice } from './random.ts'
import type { SeedSize } from './size.ts'

/** The dashboard compares thirty days with the thirty before. */
export const HISTORY_DAYS = 62
/** A source was down on the afternoon of a working day, eleven days ago or on the Friday before. */
const OUTAGE = { ago: 11, from: 14 * 60, until: 16.5 * 60, product: 'pan-check' } as const

/** What the office checks every day, as parts of 1. */
const daily = new Map<ProductId, number>([
  ['pan-check', 0.56],
  ['gstin-check', 0.26],
  ['vehicle-rc-check', 0.18],
])

/** Checks whose subjects are monitored since: one in its second month, one in its first, on any day of the month. */
export const MONITORED = 'court-case-check'
export const monitoredChecks = [
  { ago: 45, reference: 'DRIVER-87' },
  { ago: 20, reference: 'DRIVER-103' },
] as const

/** Checks per weekday, Sunday first. */
const rhythm = [9, 68, 76, 74, 71, 64, 26]

const purposes: readonly Purpose[] = [
  'vendor_onboarding',
  'vendor_onboarding',
  'vendor_onboarding',
  'employee_onboarding',
  'customer_onboarding',
  'fraud_prevention',
]

export type Asker = 'owner' | 'assistant' | 'liveKey' | 'testKey'

export interface PlannedCheck {
  at: Date
  product: ProductId
  asker: Asker
  ending: 'found' | 'otherName' | 'notFound' | 'down'
  purpose: Purpose
  reference: string | null
  durationMs: number
}

/** Two months of a purchasing office: busy weekdays, quiet weekends, one outage, slight growth; oldest first, up to now. */
export function planHistory(dice: Dice, now: Date, size: SeedSize): PlannedCheck[] {
  const planned: PlannedCheck[] = []
  const weekdays = seedDays(HISTORY_DAYS, now).filter(({ weekday }) => weekday % 6 !== 0)
  const outage = weekdays.findLast(({ ago }) => ago >= OUTAGE.ago)?.ago
  const plan = (day: Day, minutes: number, asker: Asker, product: ProductId) =>
    planCheck(dice, { day, minutes, asker, product, isOutage: day.ago === outage })
  for (const day of seedDays(HISTORY_DAYS, now)) {
    const growth = 1 - day.ago * 0.004
    const count = Math.round((rhythm[day.weekday] ?? 0) * growth * size.dailyPart * (0.85 + dice.roll() * 0.3))
    for (let made = 0; made < count; made++) {
      const asker = pickAsker(dice)
      const minutes = asker.endsWith('Key') ? 7 * 60 + dice.roll() * 15 * 60 : officeHour(dice)
      planned.push(plan(day, minutes, asker, pickDaily(dice)))
    }
  }
  for (const product of productIds.filter(id => !daily.has(id) && !needsRoom(id)))
    for (let made = 0; made < size.occasional; made++)
      planned.push(plan(dice.pick(weekdays), officeHour(dice), dice.pick(['owner', 'assistant']), product))
  planned.push(...planMonitored(now))
  // Leaves out the last minute, so that the newest check is finished before anybody looks.
  const latest = now.getTime() - 60_000
  return planned.filter(check => check.at.getTime() < latest).sort((a, b) => a.at.getTime() - b.at.getTime())
}

const planMonitored = (now: Date): PlannedCheck[] =>
  seedDays(HISTORY_DAYS, now).flatMap(day =>
    monitoredChecks
      .filter(({ ago }) => ago === day.ago)
      .map(({ reference }) => ({
        at: day.at(10.5 * 60),
        product: MONITORED,
        asker: 'owner',
        ending: 'found',
        purpose: 'employee_onboarding',
        reference,
        durationMs: 900,
      })),
  )

/** A module of the server answers from its own records, which the history has none of. */
function needsRoom(product: ProductId): boolean {
  const own = ownRunnerOf(product)
  return own !== undefined && !own.answer
}

function planCheck(
  dice: Dice,
  {
    day,
    minutes,
    asker,
    product,
    isOutage,
  }: Pick<PlannedCheck, 'asker' | 'product'> & {
    day: Day
    /** Since midnight. */
    minutes: number
    isOutage: boolean
  },
): PlannedCheck {
  const down = isOutage && minutes >= OUTAGE.from && minutes < OUTAGE.until && product === OUTAGE.product
  return {
    at: day.at(minutes),
    product,
    asker,
    ending: down && dice.chance(0.85) ? 'down' : pickEnding(dice, product),
    purpose: dice.pick(purposes),
    reference: dice.chance(0.6) ? `VEN-${dice.between(1000, 9999)}` : null,
    durationMs: dice.between(210, 640) + (dice.chance(0.04) ? dice.between(900, 2600) : 0),
  }
}

/** Between 9:30 and 19:00, mostly around noon. */
const officeHour = (dice: Dice) => 9.5 * 60 + ((dice.roll() + dice.roll()) / 2) * 9.5 * 60

function pickAsker(dice: Dice): Asker {
  const roll = dice.roll()
  if (roll < 0.2) return 'owner'
  if (roll < 0.34) return 'assistant'
  return roll < 0.9 ? 'liveKey' : 'testKey'
}

function pickDaily(dice: Dice): ProductId {
  const roll = dice.roll()
  let below = 0
  for (const [product, part] of daily) {
    below += part
    if (roll < below) return product
  }
  return OUTAGE.product
}

/** Whether a check may get a name to compare with the one on record. */
export const comparesNames = (product: ProductId): boolean => 'nameMatch' in productOf(product).result.shape

function pickEnding(dice: Dice, product: ProductId): PlannedCheck['ending'] {
  const roll = dice.roll()
  if (roll < 0.045) return 'notFound'
  if (roll < 0.053) return 'down'
  return roll < 0.1 && comparesNames(product) ? 'otherName' : 'found'
}

export interface PlannedJob {
  at: Date
  product: ProductId
  asker: Asker
  fileName: string
  /** Valid rows; the invalid ones and one duplicate are added. */
  rows: number
  mistakes: readonly string[]
  purpose: Purpose
  reference: string | null
  /** Files with the same number have the same rows. */
  rowsOf?: number
  /** Some of its answers are from before something changed. */
  older?: true
  /** The day of the seed. */
  today: Date
}

const files = [
  {
    ago: 26,
    product: 'pan-check',
    asker: 'assistant',
    name: 'vendors-west',
    rows: 180,
    mistakes: ['AABDE1234F', 'AAACZ10'],
  },
  { ago: 15, product: 'gstin-check', asker: 'owner', name: 'supplier-gstins', rows: 96, mistakes: ['27AAACZ1000A1Z9'] },
  {
    ago: 36,
    product: 'vehicle-rc-check',
    asker: 'assistant',
    name: 'fleet',
    rows: 64,
    mistakes: ['MH12'],
    rowsOf: 7,
    older: true,
  },
  { ago: 6, product: 'vehicle-rc-check', asker: 'assistant', name: 'fleet', rows: 64, mistakes: ['MH12'], rowsOf: 7 },
  { ago: 5, product: 'vehicle-challans', asker: 'owner', name: 'fleet', rows: 64, mistakes: ['MH12'], rowsOf: 7 },
  {
    ago: 2,
    product: 'pan-check',
    asker: 'owner',
    name: 'vendors-north',
    rows: 240,
    mistakes: ['ABCDE1234F', 'n/a', '12345'],
  },
] as const

/** A few finished jobs. */
export const planJobs = (now: Date, size: SeedSize): PlannedJob[] =>
  seedDays(HISTORY_DAYS, now).flatMap(day =>
    files
      .filter(file => file.ago === day.ago)
      .map(({ name, rows, ...file }) => ({
        ...file,
        rows: Math.min(rows, size.fileRows),
        at: day.at(11.4 * 60),
        today: now,
        fileName: `${name}.csv`,
        purpose: 'vendor_onboarding' as const,
        reference: name,
      })),
  )

const IST_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000

/** A day in Asia/Kolkata, counted back from today (0). */
interface Day {
  ago: number
  /** Sunday is 0. */
  weekday: number
  /** The time on this day, in minutes after midnight. */
  at(minutes: number): Date
}

/** The last `count` days in Asia/Kolkata, oldest first, including today. */
function seedDays(count: number, now: Date): Day[] {
  const midnight = Math.floor((now.getTime() + IST_MS) / DAY_MS) * DAY_MS
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index
    const start = midnight - ago * DAY_MS
    return {
      ago,
      weekday: new Date(start).getUTCDay(),
      at: minutes => new Date(start - IST_MS + Math.round(minutes * 60_000)),
    }
  })
}
