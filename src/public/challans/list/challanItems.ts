import type { Challan } from '../../../../contracts/challans/challanFields.ts'
import { isPaid, payableRoutes, unpaidOrderStatuses } from '../../../../contracts/challans/challans.ts'
import { formatPaise, formatWholeRupees, toPaise } from '../../../../contracts/platform/money.ts'

/** A challan with its amounts, computed once per lookup. */
export interface ChallanItem {
  no: string
  challan: Challan
  amountPaise: number
  /** As charged, after the discount. */
  feePaise: number
  /** Whether it can be selected. */
  payable: boolean
}

export interface ChallanGroups {
  pending: ChallanItem[]
  paid: ChallanItem[]
  payable: ChallanItem[]
}

/**
 * Includes a challan in the payer's own unpaid order: ordering it again continues that order (A119), unless a payment of it may be on
 * its way.
 */
const canSelect = ({ payable, route, order }: Challan): boolean =>
  payable ||
  (order !== null && !order.waiting && unpaidOrderStatuses.includes(order.status) && payableRoutes.includes(route))

const itemOf = (challan: Challan): ChallanItem => ({
  no: challan.challanNo,
  challan,
  amountPaise: toPaise(challan.amountChallan),
  feePaise: toPaise(challan.convenience_fee),
  payable: canSelect(challan),
})

/** The public flow compares "Paid" without regard to case (A76). */
export function groupChallans(challans: readonly Challan[]): ChallanGroups {
  const isSettled = ({ status }: Challan) => isPaid(status, 'public')
  const pending = challans.filter(challan => !isSettled(challan)).map(itemOf)
  return { pending, paid: challans.filter(isSettled).map(itemOf), payable: pending.filter(({ payable }) => payable) }
}

/** The name in the header and its role: the violator, or else the owner (A78). */
export function responsiblePerson([first]: readonly Challan[]): { name: string; role: 'violator' | 'owner' } | null {
  if (first?.nameViolator) return { name: first.nameViolator, role: 'violator' }
  return first?.nameOwner ? { name: first.nameOwner, role: 'owner' } : null
}

/** Fines are whole rupees unless a court set paise; totals always show paise. */
export const formatFine = (paise: number): string => (paise % 100 === 0 ? formatWholeRupees(paise) : formatPaise(paise))

/** Formats `MH12AB1000` as on a plate: `MH 12 AB 1000`. */
export const formatPlate = (rcNo: string): string => rcNo.replace(/(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Z])/g, ' ')
