/** `1,25,000.50` or `₹500`: digits with or without Indian grouping, at most two decimals. */
const amount = /^₹?\s*(\d{1,3}(?:,\d{2,3})*|\d+)(?:\.(\d{1,2}))?$/

/** A typed amount of rupees in integer paise, read digit by digit so that no fraction is rounded; null for anything else. */
export function parseRupees(typed: string): number | null {
  const [, rupees, decimals = ''] = amount.exec(typed.trim()) ?? []
  if (rupees === undefined) return null
  const paise = Number(rupees.replaceAll(',', '') + decimals.padEnd(2, '0'))
  return Number.isSafeInteger(paise) ? paise : null
}

/** Like `parseRupees`, but null for zero too. */
export const paiseOf = (typed: string): number | null => parseRupees(typed) || null

/** Formats an amount for an input: 150 paise are `1.50`. */
export const typedRupees = (paise: number): string => (paise / 100).toFixed(2)
