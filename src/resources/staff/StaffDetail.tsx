import { useGetOne } from 'ra-core'
import { Link, useSearchParams } from 'react-router-dom'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { type StaffMemberDetail, staffMember } from '../../../contracts/resources/staffMember.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { RecordDetail } from '../../components/detail/RecordDetail.tsx'
import { LoadError } from '../../components/EmptyState.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import { Section } from '../../components/Section.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { currentStaffId } from '../../session/tokens.ts'
import { AuditTimeline } from '../users/show/AuditTimeline.tsx'
import { LastSignIn, RoleChip, SecondFactorChip, StaffStateChip, Until } from './cells.tsx'
import styles from './Staff.module.css'
import { StaffActions } from './StaffActions.tsx'
import { WaitingChanges } from './WaitingChanges.tsx'

interface MemberProps {
  record: StaffMemberDetail
}

/** One member of staff, `?id=adm_…`. */
const StaffDetail = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch } = useGetOne<StaffMemberDetail>(
    'staff',
    // A separate cache key: list rows lack most of these fields.
    { id, meta: { detail: true } },
    { enabled: id !== '', retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (id === '' || failure?.status === 404) return <Missing />
  if (failure && !data) return <LoadError isPage requestId={failure.requestId} onRetry={() => void refetch()} />
  return data ? <StaffPage key={id} record={data} /> : <PageSkeleton />
}

const Missing = () => {
  const text = useTexts('staff')
  return (
    <MissingRecord
      title={text('detail.missing')}
      detail={text('detail.missingDetail')}
      to={paths.adminAccounts}
      back={text('detail.back')}
    />
  )
}

const OpenSessions = ({ record: { openSessions } }: MemberProps) => {
  const text = useTexts('staff')
  return (
    <>
      {formatCount(openSessions)}
      {openSessions > 0 && (
        <>
          {' · '}
          <Link to={paths.adminSessions}>{text('detail.seeSessions')}</Link>
        </>
      )}
    </>
  )
}

const profile = facts(
  'email',
  fact('role', { component: RoleChip }),
  fact('state', { component: StaffStateChip }),
  fact('until', { component: Until }),
  fact('secondFactor', { component: SecondFactorChip }),
  fact('lastSignInAt', { component: LastSignIn }),
  fact('openSessions', { component: OpenSessions }),
  'createdAt',
)

const StaffPage = ({ record }: MemberProps) => {
  const text = useTexts('staff')
  const locale = useLocale()
  return (
    <div className={styles.page}>
      <PageHeader
        crumbs={[{ label: staffMember.words?.title[locale] ?? '', to: paths.adminAccounts }, { label: record.name }]}
        title={record.name}
        actions={<StaffActions member={record} />}
      />
      {record.id === currentStaffId() && <InlineAlert tone="info">{text('detail.oneself')}</InlineAlert>}
      <WaitingChanges memberId={record.id} />
      <div className={styles.detail}>
        <Section title={text('detail.profile')}>
          <RecordDetail fields={staffMember.fields} parts={[profile]} record={record} />
        </Section>
        <AuditLog record={record} />
      </div>
    </div>
  )
}

const AuditLog = ({ record: { audit } }: MemberProps) => {
  const text = useTexts('staff')
  return (
    <Section
      title={text('detail.audit')}
      aside={audit.length > 0 && text('detail.auditLatest', { count: formatCount(audit.length) })}
    >
      {audit.length === 0 ? (
        <p className={styles.note}>{text('detail.auditNone')}</p>
      ) : (
        <AuditTimeline entries={audit.map(entry => ({ ...entry, switched: null }))} />
      )}
    </Section>
  )
}

export default StaffDetail
