import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Section } from '../../../components/Section.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { shortId } from '../../verifications/record.ts'
import { AuditTimeline, describeAction } from './AuditTimeline.tsx'
import styles from './UserPage.module.css'
import { useUserTab } from './userTabs.ts'

const LATEST = 5

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
        <AuditTimeline entries={audit.slice(0, LATEST)} />
      )}
    </Section>
  )
}

/** Actions by and on the customer, newest first. */
export const AuditTab = ({ user: { audit } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const narrow = useIsNarrow()
  return (
    <Section
      flush
      title={text('users.audit.title')}
      aside={audit.length > 0 && text('users.audit.latest', { count: audit.length })}
    >
      {audit.length === 0 ? (
        <p className={styles.none}>{text('users.audit.none')}</p>
      ) : narrow ? (
        <div className={styles.padded}>
          <AuditTimeline entries={audit} />
        </div>
      ) : (
        <AuditTable audit={audit} />
      )}
    </Section>
  )
}

const AuditTable = ({ audit }: Pick<AdminUserDetail, 'audit'>) => {
  const text = useTexts('admin')
  const { short } = useDateFormats()
  const hasReasons = audit.some(({ reason }) => reason)
  const columns = ['time', 'action', 'actor', 'subject', ...(hasReasons ? (['reason'] as const) : [])] as const
  return (
    <Table aria-label={text('users.audit.title')}>
      <TableHead>
        <TableRow>
          {columns.map(name => (
            <TableCell key={name}>{text(`users.audit.${name}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {audit.map(({ id, createdAt, actor, subject, reason, ...act }) => (
          <TableRow key={id}>
            <TableCell className={`num ${styles.quiet} ${styles.cell}`}>{short(createdAt)}</TableCell>
            <TableCell className={`${styles.strong} ${styles.cell}`}>{describeAction(act, text)}</TableCell>
            <TableCell className={styles.cell}>{actor}</TableCell>
            <TableCell className={styles.quiet} title={subject}>
              <span className="mono">{/^[a-z]{3}_\w{20,}$/.test(subject) ? shortId(subject) : ''}</span>
            </TableCell>
            {hasReasons && <TableCell>{reason}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
