import { Button } from '@mui/material'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { AuditTimeline } from './AuditTimeline.tsx'
import styles from './UserPage.module.css'
import { useUserTab } from './userTabs.ts'

const ROWS = 5

export const LatestAudit = ({ user: { audit } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const [, setTab] = useUserTab()
  return (
    <Section
      title={text('users.audit.title')}
      aside={
        <Button className={styles.all} size="small" onClick={() => setTab('audit')}>
          {text('users.ledger.all')}
        </Button>
      }
    >
      {audit.length === 0 ? (
        <span className={styles.quiet}>{text('users.audit.none')}</span>
      ) : (
        <AuditTimeline entries={audit.slice(0, ROWS)} />
      )}
    </Section>
  )
}
