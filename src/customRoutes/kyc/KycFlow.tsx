import { Skeleton } from '@mui/material'
import { LoadError } from '../../components/EmptyState.tsx'
import { useDelayed } from '../../components/useDelayed.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DataProtectionNotice } from './DataProtectionNotice.tsx'
import styles from './Kyc.module.css'
import { KycPaths } from './KycPaths.tsx'
import { useKyc } from './useKyc.ts'
import { useKycDecisionNotice } from './useKycDecisionNotice.ts'

/** The account's own KYC from the first step to the decision; the page around it says why it is there. */
const KycFlow = () => {
  const text = useTexts('kycScreen')
  const { kyc, error, retry } = useKyc()
  useKycDecisionNotice(kyc)
  return (
    <div className={styles.columns}>
      {kyc ? (
        <KycPaths kyc={kyc} />
      ) : error ? (
        <LoadError title={text('error')} requestId={error.requestId} onRetry={retry} />
      ) : (
        <FlowSkeleton />
      )}
      <DataProtectionNotice />
    </div>
  )
}

const FlowSkeleton = () => {
  const late = useDelayed(150)
  return <div aria-busy="true">{late && <Skeleton variant="rounded" height={360} />}</div>
}

export default KycFlow
