import { CloudOff } from 'lucide-react'
import { retryVehicleEchallan } from '../../../contracts/calls/publicChallans.ts'
import { Button } from '../../components/plain/Button.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicApi } from '../challans/shared/usePublicApi.ts'
import styles from './Search.module.css'
import type { Search } from './search.ts'
import type { SearchDraft } from './searchDraft.ts'

interface FailedLookupProps {
  search: Search
  failed: NonNullable<SearchDraft['failed']>
}

/** Why the last lookup failed. It stays, and where the source was at fault it can be repeated without a new OTP. */
export const FailedLookup = ({ search, failed: { message, retryToken } }: FailedLookupProps) => {
  const text = useTexts('publicChallanSearch')
  const { ask } = usePublicApi()
  const { draft, busy, lookUp } = search
  const tryAgain = (token: string) =>
    lookUp(() => ask(retryVehicleEchallan, { body: { vehicleNumber: draft.vehicle, retryToken: token } }))
  return (
    <div role="alert" className={styles.failed}>
      <CloudOff size={18} aria-hidden="true" />
      <div>
        <b>{text('failed.title')}</b>
        <p>{message}</p>
        {retryToken && (
          <>
            <p>{text('failed.proven')}</p>
            <Button
              look="secondary"
              busy={busy === 'looking' && text('busy.looking')}
              onClick={() => void tryAgain(retryToken)}
            >
              {text('failed.again')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
