import { useCallback, useEffect, useRef, useState } from 'react'
import { vehicleEchallanDetail, vehicleEchallanPayment } from '../../../../contracts/calls/publicChallans.ts'
import {
  type ChallanLookup,
  readAccessToken,
  writeBrandToken,
  writeLookup,
  writeSelection,
} from '../../../../contracts/challanSession.ts'
import { challanTotalsOf } from '../../../../contracts/challans.ts'
import { usePublicState } from '../../state.ts'
import type { Selection, SelectionTotals } from '../list/selection.ts'
import { restartPhoneSignIn } from '../shared/searchUrls.ts'
import type { LookupReply } from '../shared/useLookup.ts'
import { errorMessage, usePublicApi } from '../shared/usePublicApi.ts'

/** What came of a try to pay, nothing of which was charged. */
export type PaymentProblem =
  | { kind: 'message'; message: string }
  | { kind: 'dropped'; numbers: string[] }
  | { kind: 'moved'; beforePaise: number }

interface Paying {
  lookup: ChallanLookup
  selection: Selection
  onLooked: (reply: LookupReply, vehicle: string) => void
}

export const selectionTotalPaise = ({ finesPaise, feesPaise }: SelectionTotals): number =>
  challanTotalsOf(finesPaise, feesPaise).totalPaise

/** Orders what is selected and goes to pay it (§4, §8, A99, A119). */
export function usePaySelection({ lookup, selection, onLooked }: Paying) {
  const { ask } = usePublicApi()
  const { brand } = usePublicState()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PaymentProblem | null>(null)
  // Two presses before the first is drawn are one.
  const under = useRef(false)

  const turn = (on: boolean) => {
    under.current = on
    setBusy(on)
  }

  // Back from the payment the browser may show the page as it was left.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      under.current = false
      setBusy(false)
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])

  /** Asks for the vehicle again. Answers whether there is a new list. */
  async function lookAgain(accessToken: string): Promise<boolean> {
    const reply = await ask(vehicleEchallanDetail, { body: { vehicleNumber: lookup.rcNo, accessToken } })
    if (reply.code === 200) onLooked(reply, lookup.rcNo)
    return reply.code === 200
  }

  /** The phone, then this vehicle with its selection again, also where the session has lost them meanwhile. */
  function proveAgain(): void {
    writeLookup(sessionStorage, { result: lookup.challans, parentId: lookup.parentId, vehicle: lookup.rcNo })
    writeSelection(
      sessionStorage,
      selection.items().map(({ no }) => no),
    )
    if (brand) writeBrandToken(sessionStorage, brand.token)
    restartPhoneSignIn()
  }

  /** Answers whether the page is about to leave. */
  async function order(accessToken: string): Promise<boolean> {
    const beforePaise = selectionTotalPaise(selection.totals())
    const challanNumber = selection.items().map(({ no }) => no)
    const reply = await ask(vehicleEchallanPayment, {
      body: { challanNumber, parentId: lookup.parentId, accessToken },
    })
    if (reply.code === 200) {
      location.assign(reply.paymentUrl)
      return true
    }
    if (reply.code === 401) {
      proveAgain()
      return true
    }
    const refused = reply.nonPaidChallans ?? []
    if (refused.length > 0) {
      selection.drop(refused)
      setProblem({ kind: 'dropped', numbers: refused })
      await lookAgain(accessToken).catch(() => false)
    } else if (reply.code === 409 && (await lookAgain(accessToken))) {
      setProblem({ kind: 'moved', beforePaise })
    } else {
      setProblem({ kind: 'message', message: reply.message })
    }
    return false
  }

  async function pay(): Promise<void> {
    if (under.current) return
    const accessToken = readAccessToken(sessionStorage)
    if (!accessToken) return proveAgain()
    turn(true)
    setProblem(null)
    const leaving = await order(accessToken).catch((thrown: unknown) => {
      setProblem({ kind: 'message', message: errorMessage(thrown) })
      return false
    })
    if (!leaving) turn(false)
  }

  return { busy, problem, pay: () => void pay(), clear: useCallback(() => setProblem(null), []) }
}
