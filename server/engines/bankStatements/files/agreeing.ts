import { parseAmount } from '../values/amounts.ts'
import { dateAt } from '../values/dates.ts'
import type { Part } from './stripWords.ts'

/** Dates, amounts and balances, with "?" for a lost figure. A run of digits without any mark is a reference. */
export const isNumber = (text: string): boolean =>
  /^[-+₹(]*[\d?][\d?.,/-]*[\d?.]\)?\s?(?:\(?(?:[CD]r?|r)\)?\.?)?$/i.test(text) &&
  /\d/.test(text) &&
  /[.,?/-]/.test(text)

/** A last figure that was lost leaves one decimal, and a point more than two; some statements print "0.0" where nothing is. */
const ODD_DECIMALS = /(?!^0[.,]0$)^.*(?:[.,]\d\D*$|\.\d{3})/
/** Of "Cr" and "Dr" the first letter is lost where it stands close. */
const HALF_SUFFIX = /[^CD]r\.?\)?$/i
const DATE = /^(?:\d{1,2}([-/.])\d{1,2}\1\d{2,4}|\d{4}-\d{2}-\d{2})$/
/** A point that was read as a dash. */
const DASH_WITHIN = /\d-\d/

const isPossible = (date: string) => (dateAt(date) ?? dateAt(date, 'monthFirst')) !== null

function isDoubtful(text: string): boolean {
  if (!isNumber(text) || text.includes('?')) return true
  return DATE.test(text) ? !isPossible(text) : ODD_DECIMALS.test(text) || DASH_WITHIN.test(text)
}

/** The reading of a number that another one confirms. */
export function agreed(readings: readonly Part[]): Part | null {
  const sure = readings.filter(({ text }) => !isDoubtful(text))
  const one = sure.find(some => sure.some(other => other !== some && isSame(some, other)))
  const [best] = one
    ? sure
        .filter(other => isSame(one, other) && !HALF_SUFFIX.test(other.text))
        .toSorted((some, other) => other.text.length - some.text.length)
    : []
  return best ?? null
}

/**
 * What a number is after its last reading. Without an agreement it is the only reading that is on the calendar, if it is a date, and unreadable if the readings
 * differ: then it gets a "?".
 */
export function settled(readings: readonly Part[]): Part {
  const [first = { text: '', from: 0, to: 0 }, ...others] = readings
  const best = agreed(readings)
  if (best) return best
  const dates = readings.filter(({ text }) => DATE.test(text) && isPossible(text))
  if (dates[0] && dates.length === 1 && readings.every(({ text }) => DATE.test(text))) return dates[0]
  const isOpen = others.length < 2 || first.text.includes('?') || others.every(other => isSame(first, other))
  return isOpen ? first : { ...first, text: `?${first.text.slice(1)}` }
}

/** The same figures and marks. A sign or a suffix may be missing, but not contradict. */
function isSame(one: Part, other: Part): boolean {
  const [side, otherSide] = [parseAmount(one.text)?.side, parseAmount(other.text)?.side]
  return plainOf(one.text) === plainOf(other.text) && (!side || !otherSide || side === otherSide)
}

const plainOf = (text: string) => text.replace(/^-|[^\d./-]/g, '')
