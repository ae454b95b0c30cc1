/**
 * An order on its payment page. The page opens for whoever has its link, so vehicle and payer are masked. Amounts are
 * in paise.
 */
export interface PayableOrder {
  code: string
  number: string
  vehicle: string | null
  challans: number
  finesPaise: number
  feesPaise: number
  gstPaise: number
  totalPaise: number
  /** Why the last attempt failed, in the order's language. */
  reason: string | null
  /** By when it is settled if it is paid today; ISO 8601. */
  settledBy: string | null
  /** The phone that gets an SMS. */
  notified: string | null
  /** Whether the challan wallet can pay it. */
  takesWallet: boolean
}

/** What the payment page shows: an order to pay, or why there is none. `next` is the page to go on to. */
export type ChallanPaymentState =
  | { view: 'payable'; order: PayableOrder; next: string }
  | { view: 'unknown' | 'alreadyPaid' | 'expired' | 'diverged' | 'taken' | 'takenPaid' | 'waiting'; next: string }

/** What the sandbox's checkout shows. `returnTo` is a path of this server; without it the page closes its window. */
export interface CheckoutState {
  order: { id: string; amount: number; currency: string }
  returnTo: string | null
}
