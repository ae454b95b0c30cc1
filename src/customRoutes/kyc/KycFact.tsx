import { Link as Anchor, Skeleton } from '@mui/material'
import { CircleAlert, CircleCheck, CircleDashed, CircleX, Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSession } from '../../authProvider/session.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Kyc.module.css'
import { type KycPathState, type KycProgress, kycPath } from './kycProgress.ts'
import { useCanEditKyc, useKyc } from './useKyc.ts'

/** The KYC status among the account facts, with a link. */
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

/** Secondary users see only whether KYC is complete. */
const SessionFact = () => {
  const text = useTexts('kycScreen')
  return useSession().kycComplete ? (
    <ToneChip tone="success" icon={CircleCheck} label={text('state.complete')} />
  ) : (
    <ToneChip tone="warning" icon={CircleAlert} label={text('state.incomplete')} />
  )
}

const looks = {
  none: { tone: 'warning', icon: CircleAlert },
  open: { tone: 'warning', icon: CircleDashed },
  waiting: { tone: 'info', icon: Clock },
  rejected: { tone: 'danger', icon: CircleX },
  complete: { tone: 'success', icon: CircleCheck },
} as const satisfies Record<KycPathState, unknown>

/** The account's KYC status in words: "Step 2 of 4". */
export const useKycStateLabel = () => {
  const text = useTexts('kycScreen')
  return ({ state, at, steps }: KycProgress) => text(`state.${state}`, { step: at + 1, steps: steps.length })
}

export const KycStateChip = ({ progress }: { progress: KycProgress }) => (
  <ToneChip {...looks[progress.state]} label={useKycStateLabel()(progress)} />
)
