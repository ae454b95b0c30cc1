import type { Challan } from '../../../../contracts/calls/challanFields.ts'
import { isPaid, payableRoutes, unpaidOrderStatuses } from '../../../../contracts/challans.ts'
import { formatPaise, formatWholeRupees, toPaise } from '../../../../contracts/money.ts'

/** A challan with what is counted of it, worked out once per lookup. */
export interface ChallanItem {
  no: string
  challan: Challan
  amountPaise: number
  /** As charged, its discount taken off. */
  feePaise: number
  /** Can be selected. */
  payable: boolean
}

export interface ChallanGroups {
  pending: ChallanItem[]
  paid: ChallanItem[]
  payable: ChallanItem[]
}

/** Also one in an order of the payer's own that is not paid yet: ordering it again goes on with it (A119). */
const canSelect = ({ payable, route, order }: Challan): boolean =>
  payable || (order !== null && unpaidOrderStatuses.includes(order.status) && payableRoutes.includes(route))

const itemOf = (challan: Challan): ChallanItem => ({
  no: challan.challanNo,
  challan,
  amountPaise: toPaise(challan.amountChallan),
  feePaise: toPaise(challan.convenience_fee),
  payable: canSelect(challan),
})

/** In the public flow the letters' case of "Paid" does not matter (A76). */
export function groupChallans(challans: readonly Challan[]): ChallanGroups {
  const isSettled = ({ status }: Challan) => isPaid(status, 'public')
  const pending = challans.filter(challan => !isSettled(challan)).map(itemOf)
  return { pending, paid: challans.filter(isSettled).map(itemOf), payable: pending.filter(({ payable }) => payable) }
}

/** The header's name and what it is: the violator, else the owner (A78). */
export function responsiblePerson([first]: readonly Challan[]): { name: string; role: 'violator' | 'owner' } | null {
  if (first?.nameViolator) return { name: first.nameViolator, role: 'violator' }
  return first?.nameOwner ? { name: first.nameOwner, role: 'owner' } : null
}

/** A fine has paise only where a court set it so; totals always show them. */
export const formatFine = (paise: number): string => (paise % 100 === 0 ? formatWholeRupees(paise) : formatPaise(paise))

/** `MH12AB1000` as a plate shows it: `MH 12 AB 1000`. */
export const formatPlate = (rcNo: string): string => rcNo.replace(/(?<=[A-Z])(?=\d)|(?<=\d)(?=[A-Z])/g, ' ')
