import type { TopUpWallet } from '../../../contracts/topUp.ts'

/** An order that was opened and of which nobody has said how it ended. */
export interface PendingPayment {
  order_id: string
  wallet: TopUpWallet
  purpose: 'topUp' | 'settlement'
  /** Known once the checkout has said so. */
  payment_id?: string
  /** The checkout was left without paying. */
  closed?: true
}

const KEY = 'topUp.pending'

/** Kept for this tab, so that a reload in the middle of a payment loses nothing. */
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

/** What a checkout in this same tab has put into the address on its way back; true where there is an order to look at. */
export function applyCheckoutReturn(search: URLSearchParams): boolean {
  const pending = readPendingPayment()
  if (!pending || search.get('order_id') !== pending.order_id) return false
  const payment_id = search.get('payment_id')
  if (search.get('outcome') === 'paid' && payment_id) savePendingPayment({ ...pending, payment_id })
  else savePendingPayment({ ...pending, closed: true })
  return true
}

/** What the order that was left open is about; null without one. */
export const pendingPurpose = (): TopUpWallet | 'outstanding' | null => {
  const pending = readPendingPayment()
  return pending && (pending.purpose === 'settlement' ? 'outstanding' : pending.wallet)
}
