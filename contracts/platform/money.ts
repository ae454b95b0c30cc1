/** Rupees and paise, `₹1,24,860.50`: Indian grouping, always two decimals, a true minus sign before the rupee sign. */
const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const wholeRupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const counts = new Intl.NumberFormat('en-IN')

const sign = (paise: number) => (paise < 0 ? '\u2212' : '')

export const formatPaise = (paise: number): string => `${sign(paise)}₹${rupees.format(Math.abs(paise) / 100)}`

/** Formats an amount in minor units of its currency. */
export const formatMinor = (minor: number, currency: string): string =>
  currency === 'INR'
    ? formatPaise(minor)
    : new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minor / 100)

/** For chart axes and comparisons only: `₹34,248`. */
export const formatWholeRupees = (paise: number): string =>
  `${sign(paise)}₹${wholeRupees.format(Math.round(Math.abs(paise) / 100))}`

/** A count with Indian grouping: `1,24,860`. */
export const formatCount = (count: number): string => counts.format(count)

/** Converts to major units, for fields that the specification defines so. */
export const toRupees = (paise: number): number => paise / 100

/** Converts major units to integer paise, half up. Throws */
export function toPaise(amount: number): number {
  const paise = Math.round(amount * 100)
  if (!Number.isSafeInteger(paise)) throw new RangeError('The amount is out of range.')
  return paise
}
