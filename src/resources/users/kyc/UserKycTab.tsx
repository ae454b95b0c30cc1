import { Skeleton } from '@mui/material'
import { CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { userKyc } from '../../../../contracts/calls/adminKyc.ts'
import type { KycKind } from '../../../../contracts/kyc.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { KycPath } from './KycPath.tsx'
import styles from './UserKycTab.module.css'
import { companyPath, individualPath } from './userKyc.ts'

/** Both paths of a customer's KYC, and their decision. */
export const UserKycTab = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const { data, error, refetch } = useCallQuery(userKyc, { params: { id: user.id } })
  const [conflict, setConflict] = useState<string>()
  if (error && !data)
    return <LoadError title={text('kyc.error')} requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={styles.paths} aria-busy="true">
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={320} />
      </div>
    )
  const { individual, company, complete } = data
  if (complete && !individual && !company) return <InlineAlert tone="info">{text('kyc.onFile')}</InlineAlert>
  return (
    <div className={styles.page}>
      {conflict && <InlineAlert tone="warning">{text('kyc.conflict', { message: conflict })}</InlineAlert>}
      {!user.isActive && <InlineAlert tone="warning">{text('kyc.deactivated')}</InlineAlert>}
      <div className={styles.paths}>
        {individual ? (
          <KycPath user={user} path={individualPath(individual)} onConflict={setConflict} />
        ) : (
          <KycNotStarted kind="individual" />
        )}
        {company ? (
          <KycPath user={user} path={companyPath(company)} onConflict={setConflict} />
        ) : (
          <KycNotStarted kind="company" />
        )}
      </div>
    </div>
  )
}

/** A path that the customer has not begun. */
const KycNotStarted = ({ kind }: { kind: KycKind }) => {
  const text = useTexts('admin')
  return (
    <Section
      title={text(`kyc.path.${kind}`)}
      badge={<ToneChip tone="neutral" icon={CircleDashed} label={text('kyc.notStarted')} />}
    >
      <p className={styles.quiet}>{text('kyc.notStartedDetail')}</p>
    </Section>
  )
}
