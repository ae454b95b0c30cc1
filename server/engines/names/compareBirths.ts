/** Whether two sides state the same. */
export type Agreement = 'same' | 'close' | 'different'

interface Birth {
  year: number
  month: number | undefined
  day: number | undefined
}

/** What is not `1970`, `1970-05` or `1970-05-12` is not a date, and says nothing. */
function read(birth: string): Birth | undefined {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(birth)
  if (!parts) return undefined
  const [, year, month, day] = parts.map(Number)
  return { year: year ?? 0, month: month || undefined, day: day || undefined }
}

/** Years that lists and people mistake. */
const CLOSE_YEARS = 1

/**
 * Whether two sets of birth dates agree, as far as both are known: the same date, or the same year where one knows only that;
 * close for swapped day and month, another day of the month, the same day of a neighbouring year or a year beside it. Undefined if a side knows
 * none.
 */
export function compareBirths(one: readonly string[], other: readonly string[]): Agreement | undefined {
  const [left, right] = [one, other].map(births => births.flatMap(birth => read(birth) ?? [])) as [Birth[], Birth[]]
  const found = left.flatMap(a => right.map(b => compare(a, b)))
  return (['same', 'close', 'different'] as const).find(agreement => found.includes(agreement))
}

function compare(one: Birth, other: Birth): Agreement {
  const isExact = one.month !== undefined && other.month !== undefined
  const sameMonth = one.month === other.month
  const sameDay = one.day === undefined || other.day === undefined || one.day === other.day
  if (one.year === other.year) {
    if (!isExact || (sameMonth && sameDay)) return 'same'
    if (sameMonth || (one.month === other.day && one.day === other.month)) return 'close'
    // Lists write 1 January for a date of which only the year is known.
    return [one, other].some(({ month, day }) => month === 1 && day === 1) ? 'close' : 'different'
  }
  const isNear = Math.abs(one.year - other.year) <= CLOSE_YEARS
  return isNear && (!isExact || (sameMonth && sameDay)) ? 'close' : 'different'
}
