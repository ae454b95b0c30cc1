import { useCallback, useEffect, useState } from 'react'
import { vehicleEchallanDetail } from '../../../../contracts/calls/publicChallans.ts'
import {
  type ChallanLookup,
  readAccessToken,
  readLookup,
  writeLookup,
} from '../../../../contracts/challans/challanSession.ts'
import type { ReplyOf } from '../../../dataProvider/api.ts'
import { isLookupStale } from './staleLookup.ts'
import { usePublicApi } from './usePublicApi.ts'

export type LookupReply = Extract<ReplyOf<typeof vehicleEchallanDetail>, { code: 200 }>

interface Known {
  lookup: ChallanLookup | null
  /** Something was paid, so the list must be fetched again before it is shown. */
  old: boolean
}

function fromSession(): Known {
  const lookup = readLookup(sessionStorage)
  return { lookup, old: lookup !== null && isLookupStale(lookup) && readAccessToken(sessionStorage) !== null }
}

/**
 * The session's lookup; null if there is none. Read again when the browser restores the page from the back/forward cache, as on the way
 * back from a payment.
 */
export function useLookup() {
  const { ask } = usePublicApi()
  const [{ lookup, old }, setKnown] = useState(fromSession)

  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setKnown(fromSession())
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])

  const replace = useCallback((reply: LookupReply, vehicle: string) => {
    writeLookup(sessionStorage, { result: reply, parentId: reply.parentId, vehicle })
    // If storage is blocked, the page continues with the list in memory.
    setKnown({ lookup: { challans: reply.result, parentId: reply.parentId, rcNo: vehicle }, old: false })
  }, [])

  useEffect(() => {
    if (!old || !lookup) return
    let current = true
    // If it cannot be refreshed, the old list stays: a payment checks everything again.
    const keepList = () => current && setKnown({ lookup, old: false })
    const body = { vehicleNumber: lookup.rcNo, accessToken: readAccessToken(sessionStorage) ?? '' }
    ask(vehicleEchallanDetail, { body }).then(
      reply => (current && reply.code === 200 ? replace(reply, lookup.rcNo) : keepList()),
      keepList,
    )
    return () => {
      current = false
    }
  }, [ask, lookup, old, replace])

  return { lookup, old, replace }
}
