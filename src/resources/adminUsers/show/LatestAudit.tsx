import { Button } from '@mui/material'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Section } from '../../../components/Section.tsx'
import { Timeline } from '../../../components/Timeline.tsx'
import { useAdminText } from '../../../i18n/adminTexts.ts'
import { useDates } from '../../../i18n/dates.ts'
import { lookOf } from './audit.ts'
import { useTab } from './tabs.ts'
import styles from './UserPage.module.css'

const ROWS = 5

export const LatestAudit = ({ user: { audit } }: { user: AdminUserDetail }) => {
  const text = useAdminText()
  const { short } = useDates()
  const [, setTab] = useTab()
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
        <Timeline
          events={audit.slice(0, ROWS).map(({ id, action, actor, reason, createdAt }) => ({
            id,
            title: text(`action.${action}`),
            detail: [actor, reason].filter(Boolean).join(': '),
            time: short(createdAt),
            ...lookOf(action),
          }))}
        />
      )}
    </Section>
  )
}
