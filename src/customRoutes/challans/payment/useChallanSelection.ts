import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Challan } from '../../../../contracts/challans/challanFields.ts'
import { readSelection, writeSelection } from '../../../../contracts/challans/challanSession.ts'
import { type ChallanTotals, isPaid, totalChallans } from '../../../../contracts/challans/challans.ts'
import { toPaise } from '../../../../contracts/platform/money.ts'

export interface ChallanSelection {
  pending: readonly Challan[]
  paid: readonly Challan[]
  chosen: ReadonlySet<string>
  picked: readonly Challan[]
  /** Fines only; fees and GST are added in the cart (A79). */
  selectedPaise: number
  sums: ChallanTotals
  toggle: (challanNo: string) => void
  selectAll: () => void
  deselectAll: () => void
}

/**
 * The selected challans, stored in this tab so that they survive a failed payment and a reload. 'Select all' selects every challan whose
 * status is not exactly `Paid` (A76, A77).
 */
export function useChallanSelection(result: readonly Challan[]): ChallanSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(readSelection(sessionStorage)))
  useEffect(() => writeSelection(sessionStorage, [...chosen]), [chosen])
  // A stable function, so that a click re-renders one card only.
  const toggle = useCallback((challanNo: string) => setChosen(now => toggled(now, challanNo)), [])
  const { pending, paid } = useMemo(() => splitByStatus(result), [result])
  const picked = useMemo(() => pending.filter(({ challanNo }) => chosen.has(challanNo)), [pending, chosen])
  const sums = useMemo(() => totalChallans(picked.map(challanCharge)), [picked])
  return {
    pending,
    paid,
    chosen,
    picked,
    selectedPaise: sums.finesPaise,
    sums,
    toggle,
    selectAll: () => setChosen(new Set(pending.map(({ challanNo }) => challanNo))),
    deselectAll: () => setChosen(new Set()),
  }
}

const splitByStatus = (result: readonly Challan[]) => ({
  pending: result.filter(({ status }) => !isPaid(status, 'console')),
  paid: result.filter(({ status }) => isPaid(status, 'console')),
})

export const challanCharge = ({ amountChallan, convenience_fee }: Challan) => ({
  amountPaise: toPaise(amountChallan),
  feePaise: toPaise(convenience_fee),
})

function toggled(chosen: ReadonlySet<string>, challanNo: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(challanNo)) next.add(challanNo)
  return next
}
