/** An amount without tax, and its tax. Integer paise. */
export interface TaxedSum {
  basePaise: number
  taxPaise: number
}

/**
 * The tax of a part of an invoice: in proportion, rounded once, half up. The last part takes what is left, so that all parts add up to
 * the invoice. Null for a part that is not positive or more than what is left.
 */
export function taxOfPart(whole: TaxedSum, left: TaxedSum, basePaise: number): number | null {
  if (basePaise <= 0 || basePaise > left.basePaise) return null
  if (basePaise === left.basePaise) return left.taxPaise
  return Math.min(left.taxPaise, Math.floor((2 * basePaise * whole.taxPaise + whole.basePaise) / (2 * whole.basePaise)))
}
