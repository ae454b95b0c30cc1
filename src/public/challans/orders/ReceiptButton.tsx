import { Download } from 'lucide-react'
import { useState } from 'react'
import { challanReceipt } from '../../../../contracts/calls/publicChallans.ts'
import type { ChallanOrder } from '../../../../contracts/challans/challanFields.ts'
import { readAccessToken } from '../../../../contracts/challans/challanSession.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { saveBlob } from '../../../dataProvider/saveBlob.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { restartPhoneSignIn } from '../shared/searchUrls.ts'
import { errorMessage, usePublicApi } from '../shared/usePublicApi.ts'
import styles from './Orders.module.css'

/** Downloads an order's receipt, which is named after the order. */
export const ReceiptButton = ({ order: { code, number } }: { order: Pick<ChallanOrder, 'code' | 'number'> }) => {
  const text = useTexts('publicChallanOrders')
  const { busy, problem, download } = useReceipt(code, `challan-receipt-${number}.pdf`)
  return (
    <div className={styles.receipt}>
      <Button look="secondary" busy={busy && text('details.receiptBusy')} onClick={download}>
        <Download size={16} aria-hidden="true" /> {text('details.receipt')}
      </Button>
      <p role="alert">{problem}</p>
    </div>
  )
}

/** Downloads an order's receipt. The access token is sent in the body, never in the URL. */
function useReceipt(code: string, name: string) {
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
