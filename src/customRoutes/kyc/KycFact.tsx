import { Link as Anchor, Skeleton } from '@mui/material'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSession } from '../../authProvider/session.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Kyc.module.css'
import { KycStateChip } from './KycState.tsx'
import { kycPath } from './kycPath.ts'
import { useCanEditKyc } from './useCanEditKyc.ts'
import { useKyc } from './useKyc.ts'

/** The KYC's state among an account's facts, with the way to it. */
export const KycFact = () => (useCanEditKyc() ? <OwnFact /> : <SessionFact />)

const OwnFact = () => {
  const text = useTexts('kycScreen')
  const { kyc, error } = useKyc()
  if (error) return <SessionFact />
  if (!kyc) return <Skeleton width={160} height={22} />
  return (
    <span className={styles.fact}>
      <KycStateChip progress={kyc.leading} />
      <Anchor component={Link} to={kycPath}>
        {text(`go.${kyc.leading.state}`)}
      </Anchor>
    </span>
  )
}

/** All that a secondary user is told. */
const SessionFact = () => {
  const text = useTexts('kycScreen')
  return useSession().kycComplete ? (
    <ToneChip tone="success" icon={CircleCheck} label={text('state.complete')} />
  ) : (
    <ToneChip tone="warning" icon={CircleAlert} label={text('state.incomplete')} />
  )
}
