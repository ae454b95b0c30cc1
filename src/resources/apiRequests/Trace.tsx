import type { ApiLogDetail } from '../../../contracts/resources/apiRequest.ts'
import type { VerificationDetail } from '../verifications/record.ts'
import { VerificationTimeline } from '../verifications/show/VerificationTimeline.tsx'
import styles from './Requests.module.css'

/** What the request set going, step by step, as the verification keeps it; `/v1` is paid from the API wallet. */
export const Trace = ({ trace, by }: { trace: ApiLogDetail['trace']; by: string }) => {
  const charge = { wallet: 'api' } as VerificationDetail['charge']
  const timeline = trace.map(({ event, at, detail }) => ({ event, at, ...(detail !== undefined && { detail }) }))
  return (
    <div className={styles.part}>
      <VerificationTimeline record={{ timeline, requestedBy: by, channel: 'api', charge } as VerificationDetail} />
    </div>
  )
}
