import { toMinorUnits } from '../../../../../contracts/topUp.ts'

/** Rupees as typed, or null. */
export function parseFeePaise(typed: string): number | null {
  const clean = typed.trim()
  const paise = clean === '' ? null : toMinorUnits(Number(clean))
  return paise !== null && paise >= 0 ? paise : null
}

/** A whole percentage below 100, or null. */
export function parsePercent(typed: string): number | null {
  const percent = Number(typed.trim() || '0')
  return Number.isInteger(percent) && percent >= 0 && percent < 100 ? percent : null
}
