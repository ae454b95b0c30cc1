import { Button } from '@mui/material'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { KycStateChip } from '../kyc/KycState.tsx'
import { kycPath } from '../kyc/kycPath.ts'
import { useCanEditKyc } from '../kyc/useCanEditKyc.ts'
import { useKyc } from '../kyc/useKyc.ts'
import { useKycDecisionNotice } from '../kyc/useKycDecisionNotice.ts'

/** Before KYC is complete: how it stands and the way to it. Staff's decision shows here too, without a reload. */
export const KycReminder = () => {
  const text = useTexts('dashboard')
  const kycText = useTexts('kycScreen')
  const mayEdit = useCanEditKyc()
  const { kyc } = useKyc()
  useKycDecisionNotice(kyc)
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
