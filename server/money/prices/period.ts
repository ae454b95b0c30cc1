import { priceLimits } from '../../../contracts/prices.ts'
import type { Locale } from '../../../contracts/text.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

const DAY_MS = 86_400_000

/** The first moment of a day of India. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`)

interface Asked {
  from: string | null
  until?: string | null
}

/**
 * When a decision begins and, after its last day, ends: days of India; without a first one it begins now. Throws `bad_request`, with the
 * field, for what is past, too far ahead or the wrong way round.
 */
export function parsePricePeriod({ from, until = null }: Asked, locale: Locale): { from: Date; until: Date | null } {
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
