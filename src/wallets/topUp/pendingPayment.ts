import type { TopUpWallet } from '../../../contracts/money/topUp.ts'

/** An order whose payment has started, but whose outcome is not known. */
export interface PendingPayment {
  order_id: string
  wallet: TopUpWallet
  purpose: 'topUp' | 'settlement'
  /** Known after the checkout has reported it. */
  payment_id?: string
  /** The checkout was closed without a payment. */
  closed?: true
}

const KEY = 'topUp.pending'

/** Stored for this tab, so that a reload does not interrupt a payment. */
export function readPendingPayment(): PendingPayment | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PendingPayment | null
    return typeof kept?.order_id === 'string' ? kept : null
  } catch {
    return null
  }
}

export const savePendingPayment = (pending: PendingPayment): void =>
  sessionStorage.setItem(KEY, JSON.stringify(pending))

export const clearPendingPayment = (): void => sessionStorage.removeItem(KEY)

/** Reads the result that a checkout in this tab has put into the URL; true if there is an order to check. */
export function applyCheckoutReturn(search: URLSearchParams): boolean {
  const pending = readPendingPayment()
  if (!pending || search.get('order_id') !== pending.order_id) return false
  const payment_id = search.get('payment_id')
  if (search.get('outcome') === 'paid' && payment_id) savePendingPayment({ ...pending, payment_id })
  else savePendingPayment({ ...pending, closed: true })
  return true
}

/** The purpose of the open order; null without one. */
export const pendingPurpose = (): TopUpWallet | 'outstanding' | null => {
  const pending = readPendingPayment()
  return pending && (pending.purpose === 'settlement' ? 'outstanding' : pending.wallet)
}
