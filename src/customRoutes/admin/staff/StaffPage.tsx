import { Link } from 'react-router-dom'
import { formatCount } from '../../../../contracts/money.ts'
import { paths } from '../../../../contracts/paths.ts'
import { FactList, FactRow } from '../../../components/FactRow.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { Section } from '../../../components/Section.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { AuditTimeline } from '../../../resources/users/show/AuditTimeline.tsx'
import styles from './Accounts.module.css'
import { type MemberDetail } from './member.ts'
import { StaffActions } from './StaffActions.tsx'
import { RoleChip, SecondFactorChip, StaffStateChip } from './StaffChips.tsx'
import { useCurrentStaffId } from './useCurrentStaffId.ts'

export const StaffPage = ({ member }: { member: MemberDetail }) => {
  const text = useTexts('staff')
  const own = useCurrentStaffId() === member.id
  return (
    <div className={styles.page}>
      <PageHeader
        crumbs={[{ label: text('accounts.title'), to: paths.adminAccounts }, { label: member.name }]}
        title={member.name}
        actions={<StaffActions member={member} />}
      />
      {own && <InlineAlert tone="info">{text('detail.oneself')}</InlineAlert>}
      <div className={styles.detail}>
        <Facts member={member} />
        <Log audit={member.audit} />
      </div>
    </div>
  )
}

const Facts = ({ member }: { member: MemberDetail }) => {
  const text = useTexts('staff')
  const { day, full } = useDateFormats()
  return (
    <Section title={text('detail.profile')}>
      <FactList columns={1}>
        <FactRow label={text('accounts.column.email')}>{member.email}</FactRow>
        <FactRow label={text('accounts.column.role')}>
          <RoleChip role={member.role} />
        </FactRow>
        <FactRow label={text('accounts.column.state')}>
          <StaffStateChip state={member.state} />
        </FactRow>
        <FactRow label={text('accounts.column.secondFactor')}>
          <SecondFactorChip on={member.secondFactor} />
        </FactRow>
        <FactRow label={text('accounts.column.lastSignIn')}>
          {member.lastSignInAt ? full(member.lastSignInAt) : text('accounts.never')}
        </FactRow>
        <FactRow label={text('detail.sessions')}>
          {formatCount(member.openSessions)}
          {member.openSessions > 0 && (
            <>
              {' · '}
              <Link to={paths.adminSessions}>{text('detail.seeSessions')}</Link>
            </>
          )}
        </FactRow>
        <FactRow label={text('detail.created')}>{day(member.createdAt)}</FactRow>
      </FactList>
    </Section>
  )
}

const Log = ({ audit }: Pick<MemberDetail, 'audit'>) => {
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
