import { Button } from '@mui/material'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../components/EmptyState.tsx'
import { KycStateChip } from '../kyc/KycState.tsx'
import { kycPath } from '../kyc/kycPath.ts'
import { useDecision } from '../kyc/useDecision.ts'
import { useKyc } from '../kyc/useKyc.ts'
import { useKycText } from '../kyc/useKycText.ts'
import { useMayEditKyc } from '../kyc/useMayEditKyc.ts'
import { useDashboardText } from './useDashboardText.ts'

/** Before KYC is complete: how it stands and the way to it. Staff's decision shows here too, without a reload. */
export const KycFirst = () => {
  const text = useDashboardText()
  const kycText = useKycText()
  const mayEdit = useMayEditKyc()
  const { kyc } = useKyc()
  useDecision(kyc)
  const leading = kyc?.leading
  const state = leading?.state ?? 'none'
  const isSubmitted = state === 'waiting' || state === 'rejected'
  return (
    <EmptyState
      icon={ShieldCheck}
      title={isSubmitted ? kycText(`first.${state}`) : text('first.kycTitle')}
      actions={
        mayEdit && (
          <Button variant="contained" component={Link} to={kycPath}>
            {kycText(`go.${state}`)}
          </Button>
        )
      }
      hint={leading && state === 'open' && <KycStateChip progress={leading} />}
    >
      {text('first.kycDetail')} {!mayEdit && kycText('ownerTask')}
    </EmptyState>
  )
}
