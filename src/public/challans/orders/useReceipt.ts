import { useState } from 'react'
import { challanReceipt } from '../../../../contracts/calls/publicChallans.ts'
import { readAccessToken } from '../../../../contracts/challanSession.ts'
import { saveBlob } from '../../../dataProvider/saveBlob.ts'
import { restartPhoneSignIn } from '../shared/searchUrls.ts'
import { errorMessage, usePublicApi } from '../shared/usePublicApi.ts'

/** The receipt of an order, asked for with the access token in the body, never in an address. */
export function useReceipt(code: string, name: string) {
  const { open } = usePublicApi()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function fetchIt(): Promise<void> {
    const accessToken = readAccessToken(sessionStorage)
    if (!accessToken) return restartPhoneSignIn()
    const response = await open(challanReceipt, { body: { code, accessToken } })
    const isFile = response.headers.get('content-type')?.startsWith('application/pdf')
    if (isFile) return saveBlob(await response.blob(), name)
    const refused = (await response.json()) as { code: number; message: string }
    if (refused.code === 401) return restartPhoneSignIn()
    setProblem(refused.message)
  }

  async function download(): Promise<void> {
    setBusy(true)
    setProblem(null)
    await fetchIt().catch((thrown: unknown) => setProblem(errorMessage(thrown)))
    setBusy(false)
  }

  return { busy, problem, download: () => void download() }
}
