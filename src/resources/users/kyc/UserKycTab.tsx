import { Skeleton } from '@mui/material'
import { BadgeCheck, CircleDashed, CircleX, Clock, type LucideIcon, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { userKyc } from '../../../../contracts/calls/adminKyc.ts'
import type { KycKind } from '../../../../contracts/people/kyc.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { FactList, FactRow } from '../../../components/FactRow.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import type { Tone } from '../../../components/tone.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { DecisionButtons } from './DecisionButtons.tsx'
import { CompanyFacts, IndividualFacts } from './KycFacts.tsx'
import styles from './UserKycTab.module.css'
import { companyPath, customerFacingState, individualPath, kycPathStateKey, type UserKycPath } from './userKyc.ts'

/** Both KYC paths of a customer, and the decisions. */
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

/** A path that the customer has not started. */
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

interface KycPathProps {
  user: AdminUserDetail
  path: UserKycPath
  onConflict: (message: string | undefined) => void
}

/** One KYC path: the masked submission, the results of the checks, and the decision. */
const KycPath = ({ user, path, onConflict }: KycPathProps) => {
  const text = useTexts('admin')
  const { kind, record, step } = path
  return (
    <Section title={text(`kyc.path.${kind}`)} badge={<KycPathStateChip path={path} />}>
      {record.sharedWith > 0 && (
        <div className={styles.warning}>
          <InlineAlert tone="warning">{text('kyc.shared', { count: record.sharedWith })}</InlineAlert>
        </div>
      )}
      <FactList columns={1}>
        {kind === 'individual' ? (
          <IndividualFacts record={record} accountName={user.name} />
        ) : (
          <CompanyFacts record={record} />
        )}
        <FactRow label={text('kyc.field.useCase')}>
          {record.useCase && <span className={styles.words}>{record.useCase}</span>}
        </FactRow>
        <DecisionFacts record={record} />
        <FactRow label={text('kyc.told.title')}>{text(`kyc.told.${customerFacingState(step)}`)}</FactRow>
      </FactList>
      <DecisionButtons name={user.companyName ?? user.name} path={path} onConflict={onConflict} />
    </Section>
  )
}

/** Submission time, decision, and reason. */
const DecisionFacts = ({ record }: Pick<UserKycPath, 'record'>) => {
  const text = useTexts('admin')
  const { full } = useDateFormats()
  const { submittedAt, decidedAt, decidedBy, reason } = record
  return (
    <>
      <FactRow label={text('kyc.field.submitted')}>{submittedAt && full(submittedAt)}</FactRow>
      {decidedAt && (
        <FactRow label={text('kyc.field.decided')}>
          {text('kyc.field.decidedBy', { time: full(decidedAt), name: decidedBy ?? '-' })}
        </FactRow>
      )}
      {reason && <FactRow label={text('kyc.field.reason')}>{reason}</FactRow>}
    </>
  )
}

const looks: Record<ReturnType<typeof customerFacingState>, { tone: Tone; icon: LucideIcon }> = {
  open: { tone: 'neutral', icon: PencilLine },
  pending: { tone: 'warning', icon: Clock },
  approved: { tone: 'success', icon: BadgeCheck },
  rejected: { tone: 'danger', icon: CircleX },
}

/** The state of a path, derived with the same function as on the customer's screen. */
const KycPathStateChip = ({ path }: { path: UserKycPath }) => (
  <ToneChip {...looks[customerFacingState(path.step)]} label={useTexts('admin')(`kyc.step.${kycPathStateKey(path)}`)} />
)
