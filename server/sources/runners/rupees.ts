import { z } from 'zod'

/** An amount as registers write it: rupees, with paise after the point. The largest is far above any company's capital. */
export const rupees = z
  .number()
  .min(0)
  .max(10 ** 13)

/** Integer paise; null stays null. */
export function paiseOf(amount: number): number
export function paiseOf(amount: number | null): number | null
export function paiseOf(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount * 100)
}
