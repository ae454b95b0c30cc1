import { Skeleton } from '@mui/material'
import { Clock, IndianRupee, Lock, type LucideIcon, Mail, ScanEye, Target, UserRoundCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../authProvider/session.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { useDelayed } from '../../components/useDelayed.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Kyc.module.css'
import { KycPaths } from './KycPaths.tsx'
import { useKyc } from './useKyc.ts'
import { useKycDecisionNotice } from './useKycDecisionNotice.ts'

/** The account's KYC from the first step to the decision. */
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

/** The notice required by the Digital Personal Data Protection Act: purpose, retention and rights; also the expected duration. */
const DataProtectionNotice = () => {
  const text = useTexts('kycScreen')
  const { supportEmail } = useSession().config
  const [before, after] = text('why.rights', { email: supportEmail }).split(supportEmail)
  return (
    <div className={styles.aside}>
      <Section title={text('why.title')}>
        <ul className={styles.reasons}>
          <Reason icon={ScanEye}>{text('why.others')}</Reason>
          <Reason icon={Target}>{text('why.purpose')}</Reason>
          <Reason icon={Lock}>{text('why.kept')}</Reason>
          <Reason icon={Mail}>
            {before}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            {after}
          </Reason>
        </ul>
      </Section>
      <Section title={text('time.title')}>
        <ul className={styles.reasons}>
          <Reason icon={Clock}>{text('time.you')}</Reason>
          <Reason icon={UserRoundCheck}>{text('time.us')}</Reason>
          <Reason icon={IndianRupee}>{text('time.free')}</Reason>
        </ul>
      </Section>
    </div>
  )
}

const Reason = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li>
    <Icon size={16} aria-hidden="true" />
    <span>{children}</span>
  </li>
)
