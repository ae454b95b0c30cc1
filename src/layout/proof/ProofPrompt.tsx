import { useEffect, useState } from 'react'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { callApi } from '../../dataProvider/api.ts'
import { setProofDialog } from '../../dataProvider/freshProof.ts'
import { withTexts } from '../../i18n/bundles.ts'
import type { ProofCalls, ProofStatus } from './proofCalls.ts'

const ProofDialog = lazyPage(withTexts(() => import('./ProofDialog.tsx'), { first: ['shared'] }))

interface ProofRequest {
  status: ProofStatus
  done: (proven: boolean) => void
}

/** Asks the user to prove who they are when a call needs it. Its dialog loads when it is first shown. */
export const ProofPrompt = ({ calls }: { calls: ProofCalls }) => {
  const [request, setRequest] = useState<ProofRequest | null>(null)
  useEffect(
    () =>
      setProofDialog(async () => {
        const status = await callApi(calls.read, {})
        // Another tab has given the proof in the meantime.
        if (status.fresh) return true
        if (status.method === 'email') await callApi(calls.sendCode, {})
        return new Promise(done => setRequest({ status, done }))
      }),
    [calls],
  )
  if (!request) return null
  const finish = (proven: boolean) => {
    setRequest(null)
    request.done(proven)
  }
  return <ProofDialog calls={calls} status={request.status} onDone={finish} />
}
