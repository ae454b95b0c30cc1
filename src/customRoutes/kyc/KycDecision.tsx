import { Button } from '@mui/material'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { useSession } from '../../authProvider/session.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Kyc.module.css'

export const KycPending = () => {
  const text = useTexts('kycScreen')
  const { profile, config } = useSession()
  return (
    <div className={styles.decision}>
      <ToneChip tone="info" icon={Clock} label={text('state.waiting')} />
      <strong>{text('waiting.title')}</strong>
      <p>{text('waiting.by', { smart_count: config.kycReviewDays })}</p>
      <p>{text('waiting.detail', { email: profile.email })}</p>
      {config.appMode === 'sandbox' && (
        <p>
          {text('waiting.sandbox')} <a href={paths.sandbox}>{text('waiting.sandboxAccounts')}</a>
        </p>
      )}
    </div>
  )
}

interface KycRejectedProps {
  reason: string | null
  onUseCase: () => void
}

export const KycRejected = ({ reason, onUseCase }: KycRejectedProps) => {
  const text = useTexts('kycScreen')
  return (
    <div className={styles.decision}>
      <ToneChip tone="danger" icon={CircleX} label={text('state.rejected')} />
      <strong>{text('rejected.reason', { reason: reason ?? '-' })}</strong>
      <p>{text('rejected.detail')}</p>
      <div className={styles.act}>
        <Button variant="outlined" onClick={onUseCase}>
          {text('rejected.again')}
        </Button>
      </div>
    </div>
  )
}

/** `onFile`: approved before submissions were recorded (A60). */
export const KycApproved = ({ onFile }: { onFile: boolean }) => {
  const text = useTexts('kycScreen')
  const { kycComplete } = useSession()
  return (
    <div className={styles.decision}>
      <ToneChip tone="success" icon={CircleCheck} label={text('state.complete')} />
      <strong>{text('complete.title')}</strong>
      <p>{text(onFile ? 'complete.onFile' : kycComplete ? 'complete.detail' : 'complete.soon')}</p>
      {kycComplete && (
        <>
          <p>{text('complete.next')}</p>
          <div className={styles.act}>
            <Button variant="contained" component={Link} to={paths.products}>
              {text('complete.products')}
            </Button>{' '}
            <Button variant="outlined" component={Link} to={paths.apiKeys}>
              {text('complete.keys')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
