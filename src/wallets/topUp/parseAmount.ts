/** A typed amount in major units, with or without grouping and sign; NaN for what is none. */
export function parseAmount(typed: string): number {
  const [, digits] = /^[₹$]?\s*([\d,]+(?:\.\d*)?)$/.exec(typed.trim()) ?? []
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''))
}
