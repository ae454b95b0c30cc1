import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getProfile } from '../../../contracts/calls/account.ts'
import { kycKinds } from '../../../contracts/people/kyc.ts'
import { useSession } from '../../authProvider/session.ts'
import { useToast } from '../../components/useToast.ts'
import { callQueryKey } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ProgressByKind } from './kycProgress.ts'
import type { Kyc } from './useKyc.ts'

/** Every server node applies a decision within five seconds. A gated page that opens earlier would be refused. */
const GATES_MS = 5_500

/** Announces a decision made while the page is open, and updates the session so that gated pages open (A64). */
export function useKycDecisionNotice(kyc: Kyc | undefined): void {
  useSayDecision(kyc?.paths)
  const complete = kyc?.complete
  const { kycComplete } = useSession()
  const client = useQueryClient()
  useEffect(() => {
    if (complete === undefined || complete === kycComplete) return
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: callQueryKey(getProfile) }), GATES_MS)
    return () => clearTimeout(timer)
  }, [complete, kycComplete, client])
}

function useSayDecision(paths: ProgressByKind | undefined): void {
  const text = useTexts('kycScreen')
  const toast = useToast()
  const before = useRef(paths)
  useEffect(() => {
    for (const kind of kycKinds) {
      const now = paths?.[kind].state
      if (before.current?.[kind].state !== 'waiting') continue
      if (now === 'complete') toast(text('complete.toast'), 'success')
      if (now === 'rejected') toast(text('rejected.toast'), 'error')
    }
    before.current = paths
  })
}
