import { useCallback, useEffect, useRef, useState } from 'react'
import { vehicleEchallanDetail, vehicleEchallanPayment } from '../../../../contracts/calls/publicChallans.ts'
import {
  type ChallanLookup,
  readAccessToken,
  writeBrandToken,
  writeLookup,
  writeSelection,
} from '../../../../contracts/challans/challanSession.ts'
import { challanTotalsOf } from '../../../../contracts/challans/challans.ts'
import { usePublicState } from '../../state.ts'
import type { Selection, SelectionTotals } from '../list/selection.ts'
import { restartPhoneSignIn } from '../shared/searchUrls.ts'
import { markLookupStale } from '../shared/staleLookup.ts'
import type { LookupReply } from '../shared/useLookup.ts'
import { errorMessage, usePublicApi } from '../shared/usePublicApi.ts'

/** Why a payment attempt failed. Nothing was charged. */
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

/** Orders the selected challans and opens the checkout (§4, §8, A99, A119). */
export function usePaySelection({ lookup, selection, onLooked }: Paying) {
  const { ask } = usePublicApi()
  const { brand } = usePublicState()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PaymentProblem | null>(null)
  // Guards against a second click before the busy state is rendered.
  const isBusy = useRef(false)

  const turn = (on: boolean) => {
    isBusy.current = on
    setBusy(on)
  }

  // When the user returns from the payment, the browser may restore the page in its busy state.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setBusy(false)
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])

  /** Looks the vehicle up again. Resolves to true if there is a new list. */
  async function lookAgain(accessToken: string): Promise<boolean> {
    const reply = await ask(vehicleEchallanDetail, { body: { vehicleNumber: lookup.rcNo, accessToken } })
    if (reply.code === 200) onLooked(reply, lookup.rcNo)
    return reply.code === 200
  }

  /** Verifies the phone again, then returns to this vehicle and its selection, even if session storage has lost them. */
  function proveAgain(): void {
    writeLookup(sessionStorage, { result: lookup.challans, parentId: lookup.parentId, vehicle: lookup.rcNo })
    writeSelection(
      sessionStorage,
      selection.items().map(({ no }) => no),
    )
    if (brand) writeBrandToken(sessionStorage, brand.token)
    restartPhoneSignIn()
  }

  /** Resolves to true if the browser is about to leave the page. */
  async function order(accessToken: string): Promise<boolean> {
    const beforePaise = selectionTotalPaise(selection.totals())
    const challanNumber = selection.items().map(({ no }) => no)
    const reply = await ask(vehicleEchallanPayment, {
      body: { challanNumber, parentId: lookup.parentId, accessToken },
    })
    if (reply.code === 200) {
      // Whoever comes back without a result sees what the order waits for.
      markLookupStale()
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
    if (isBusy.current) return
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
