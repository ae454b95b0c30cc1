/**
 * What a challan is on both sides, and what paying it costs: fine, convenience fee and GST are always apart, and GST is charged on the
 * fee alone (§9, A80). The server counts with these from its own records, the screens show them before it asks. Integer paise.
 */

/** How a challan can be settled. */
export const challanRoutes = ['online', 'virtual_court', 'physical_court', 'contested', 'excluded_state'] as const

export type ChallanRoute = (typeof challanRoutes)[number]

/** Contested ones wait for the court; in an excluded state nobody pays for the owner. */
export const payableRoutes: readonly ChallanRoute[] = ['online', 'virtual_court', 'physical_court']

/** Where a challan is looked up and paid. */
export const challanChannels = ['console', 'public'] as const

export type ChallanChannel = (typeof challanChannels)[number]

/** `expired`: nobody paid in time, and its challans are free again. */
export const challanOrderStatuses = [
  'created',
  'paid',
  'processing',
  'settled',
  'refunded',
  'failed',
  'expired',
] as const

export type ChallanOrderStatus = (typeof challanOrderStatuses)[number]

/** What an order's timeline tells: its statuses, a payment that was not as ordered, and money that went back. */
export const challanEvents = [...challanOrderStatuses, 'diverged', 'returned'] as const

export type ChallanEvent = (typeof challanEvents)[number]

/** An order that its payer may still pay. */
export const unpaidOrderStatuses: readonly ChallanOrderStatus[] = ['created', 'failed']

/** A117: the console's wallet beside the card. */
export const challanPaymentMethods = ['card', 'wallet'] as const

export type ChallanPaymentMethod = (typeof challanPaymentMethods)[number]

/**
 * A76: on the console exactly `Paid` is paid; in the public flow the letters' case does not matter. The server takes no payment for paid
 * in any case.
 */
export const isPaid = (status: string, channel: ChallanChannel): boolean =>
  channel === 'console' ? status === 'Paid' : status.toLowerCase() === 'paid'

export const feeTaxPercent = 18

export interface ChallanCharge {
  /** The fine. */
  amountPaise: number
  /** The fee as charged, its discount taken off (A82). */
  feePaise: number
}

export interface ChallanTotals {
  finesPaise: number
  feesPaise: number
  gstPaise: number
  totalPaise: number
}

/** From the totals of fines and fees, so that a selection can be counted on. GST rounds once, half up (A80). */
export function challanTotalsOf(finesPaise: number, feesPaise: number): ChallanTotals {
  const gstPaise = Math.floor((feesPaise * feeTaxPercent + 50) / 100)
  return { finesPaise, feesPaise, gstPaise, totalPaise: finesPaise + feesPaise + gstPaise }
}

/** 1500 + 100 + 18 = 1618 (A80). */
export const totalChallans = (charges: readonly ChallanCharge[]): ChallanTotals =>
  challanTotalsOf(
    charges.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    charges.reduce((sum, { feePaise }) => sum + feePaise, 0),
  )

/** The fee before its discount, for striking through; null at 0 and from 100 percent on (A81). */
export function originalFeePaise(feePaise: number, discountPercent: number): number | null {
  if (!(discountPercent > 0 && discountPercent < 100)) return null
  return Math.round(feePaise / (1 - discountPercent / 100))
}

/** The page of ours where an order is paid: the `paymentUrl` of the calls. `code` is the order's opaque name. */
export const challanPaymentPath = (code: string): string => `/payments/challan/${code}`
