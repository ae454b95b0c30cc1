/**
 * Challans and their prices for both sides: fine, convenience fee and GST are always separate, and GST applies to the fee only
 * (§9, A80). The server computes them from its own records; screens show them before ordering. Integer paise.
 */

/** How a challan can be settled. */
export const challanRoutes = ['online', 'virtual_court', 'physical_court', 'contested', 'excluded_state'] as const

export type ChallanRoute = (typeof challanRoutes)[number]

/** Contested challans wait for the court; in excluded states nobody can pay on the owner's behalf. */
export const payableRoutes: readonly ChallanRoute[] = ['online', 'virtual_court', 'physical_court']

/** A court settles these, with a lawyer and hearings. */
export const courtRoutes: readonly ChallanRoute[] = ['virtual_court', 'physical_court']

/** Where a challan is looked up and paid. */
export const challanChannels = ['console', 'public'] as const

export type ChallanChannel = (typeof challanChannels)[number]

/** `expired`: not paid in time, or not before somebody else. */
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

/** The events of an order's timeline: its statuses, mismatched payments, and refunds. */
export const challanEvents = [...challanOrderStatuses, 'diverged', 'returned'] as const

export type ChallanEvent = (typeof challanEvents)[number]

/** The messages that the payer of an order gets. `late`: a promised refund was requested. `taken`, `takenPart`: somebody else had paid
 * all or some of it first. */
export const challanNotices = [
  'paid',
  'processing',
  'court',
  'settled',
  'refunded',
  'late',
  'diverged',
  'taken',
  'takenPart',
] as const

export type ChallanNotice = (typeof challanNotices)[number]

/** An order that its payer may still pay. */
export const unpaidOrderStatuses: readonly ChallanOrderStatus[] = ['created', 'failed']

/** The console also accepts the wallet (A117). */
export const challanPaymentMethods = ['card', 'wallet'] as const

export type ChallanPaymentMethod = (typeof challanPaymentMethods)[number]

/**
 * On the console exactly `Paid` is paid; in the public flow case does not matter (A76). The server accepts no payment for a
 * challan paid in either sense.
 */
export const isPaid = (status: string, channel: ChallanChannel): boolean =>
  channel === 'console' ? status === 'Paid' : status.toLowerCase() === 'paid'

export const feeTaxPercent = 18

export interface ChallanCharge {
  /** The fine. */
  amountPaise: number
  /** The fee after its discount (A82). */
  feePaise: number
}

export interface ChallanTotals {
  finesPaise: number
  feesPaise: number
  gstPaise: number
  totalPaise: number
}

/** Computed from the totals of fines and fees. GST is rounded once, half up (A80). */
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

/** The fee before its discount, shown struck through; null at 0 and from 100 percent on (A81). */
export function originalFeePaise(feePaise: number, discountPercent: number): number | null {
  if (!(discountPercent > 0 && discountPercent < 100)) return null
  return Math.round(feePaise / (1 - discountPercent / 100))
}

/** Our payment page of an order: the `paymentUrl` of the calls. `code` is the order's opaque id. */
export const challanPaymentPath = (code: string): string => `/payments/challan/${code}`
