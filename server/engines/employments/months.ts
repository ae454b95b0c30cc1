/** A month as `2021-04`, as people remember when they began and left. */
export type Month = string

/** Months since the year 0: `2021-04` is one more than `2021-03`. */
export const monthNumber = (month: Month): number => {
  const [year = 0, ofYear = 1] = month.split('-').map(Number)
  return year * 12 + ofYear - 1
}

/** The month of a number. */
export const monthOf = (number: number): Month =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

const DAY_MS = 86_400_000

/** Days from the first day of a month to the first day of a later one; negative if it is an earlier one. */
export const daysFromMonthTo = (one: Month, other: Month): number =>
  Math.round((Date.parse(`${other}-01`) - Date.parse(`${one}-01`)) / DAY_MS)
