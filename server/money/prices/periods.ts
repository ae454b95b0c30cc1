import { type SqlBool, sql } from 'kysely'
import { type PriceItemId, priceItemOf } from '../../../contracts/checks/priceItems.ts'
import { type PriceState, priceLimits } from '../../../contracts/money/prices.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { PriceDecision, PriceSchedule } from '../../platform/ports/priceBook.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

const DAY_MS = 86_400_000

/** The first moment of a day in India. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`)

interface PeriodInput {
  from: string | null
  until?: string | null
}

/**
 * Parses the period of a price decision, in days in India: its start, or now if there is none, and its end after the last day. Throws
 * `bad_request` with the field for dates that are past, too far ahead or in the wrong order.
 */
export function parsePricePeriod(
  { from, until = null }: PeriodInput,
  locale: Locale,
): { from: Date; until: Date | null } {
  const now = new Date()
  const latest = now.getTime() + priceLimits.mostDaysAhead * DAY_MS
  const begins = from === null ? now : startOf(from)
  if (begins < now) throw wrong('from', translate(locale, 'prices.past'))
  if (begins.getTime() > latest) throw wrong('from', farOff(locale))
  if (until === null) return { from: begins, until: null }
  const ends = new Date(startOf(until).getTime() + DAY_MS)
  if (ends <= begins) throw wrong('until', translate(locale, 'prices.endsFirst'))
  if (ends.getTime() > latest + DAY_MS) throw wrong('until', farOff(locale))
  return { from: begins, until: ends }
}

const farOff = (locale: Locale) => translate(locale, 'prices.farOff', { days: priceLimits.mostDaysAhead })

const wrong = (field: string, message: string) => new Problem('bad_request', message, [{ field, message }])

/** A later decision applies from its start and overrides earlier plans for that time. */
const inForce = (decisions: readonly PriceDecision[], item: PriceItemId, at: number) =>
  decisions.findLast(one => one.product === item && one.from <= at)

/** The declared price applies until staff decide another one. */
export const listPriceAt = ({ base }: PriceSchedule, item: PriceItemId, at: number): number =>
  inForce(base, item, at)?.pricePaise ?? priceItemOf(item).pricePaise

export function priceAt(schedule: PriceSchedule, item: PriceItemId, at: number): number {
  const own = inForce(schedule.own, item, at)
  const isOver = own?.until != null && own.until <= at
  return (isOver ? null : own?.pricePaise) ?? listPriceAt(schedule, item, at)
}

/** The next moment after `at` at which the price changes. */
export function nextChange(schedule: PriceSchedule, item: PriceItemId, at: number) {
  const now = priceAt(schedule, item, at)
  const moments = [...schedule.base, ...schedule.own]
    .filter(one => one.product === item)
    .flatMap(({ from, until }) => [from, until ?? from])
    .filter(moment => moment > at)
    .sort((a, b) => a - b)
  const moment = moments.find(one => priceAt(schedule, item, one) !== now)
  return moment === undefined
    ? null
    : { at: new Date(moment).toISOString(), pricePaise: priceAt(schedule, item, moment) }
}

/** When a decision (the row `prices`) ends: after its last day, or when a later decision starts. */
export const endsAt = sql<string | null>`least(prices.effective_until, (
  select min(later.effective_from) from prices as later
  where later.user_id is not distinct from prices.user_id and later.product = prices.product and later.id > prices.id))`

/** The state of the decision at `now`. */
export const priceStateAt = (now: Date) => sql<PriceState>`case
  when ${endsAt} <= prices.effective_from then 'dropped'
  when ${endsAt} <= ${now.toISOString()}::timestamptz then 'ended'
  when prices.effective_from > ${now.toISOString()}::timestamptz then 'upcoming'
  else 'active' end`

export const priceStateIn = (now: Date, states: readonly PriceState[]) =>
  sql<SqlBool>`${priceStateAt(now)} in (${sql.join(states.map(state => sql`${state}`))})`
