import { challanSums } from '../../../contracts/challans.ts'
import type { RefundParts } from '../../platform/db/schema/challans.ts'
import type { ItemRow, OrderRow } from '../common/orders.ts'

const chargeOf = ({ amount_paise, fee_paise }: ItemRow) => ({ amountPaise: amount_paise, feePaise: fee_paise })

/**
 * What goes back for some challans: their fines and fees, and so much GST that what is kept is the GST of what is kept. Refunds one
 * after the other sum to the order's total, never to a paisa more.
 */
export function refundParts(order: OrderRow, items: readonly ItemRow[], chosen: readonly ItemRow[]): RefundParts {
  const isChosen = new Set(chosen.map(({ id }) => id))
  const standing = items.filter(({ status }) => status !== 'refunded')
  const kept = standing.filter(({ id }) => !isChosen.has(id))
  const gstOf = (some: readonly ItemRow[]) =>
    some.length === items.length ? order.gst_paise : challanSums(some.map(chargeOf)).gstPaise
  const { finesPaise, feesPaise } = challanSums(chosen.map(chargeOf))
  return { finesPaise, feesPaise, gstPaise: gstOf(standing) - gstOf(kept) }
}

export const amountOf = ({ finesPaise, feesPaise, gstPaise }: RefundParts): number => finesPaise + feesPaise + gstPaise
