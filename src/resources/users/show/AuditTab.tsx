import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Section } from '../../../components/Section.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { shortId } from '../../verifications/record.ts'
import { AuditTimeline } from './AuditTimeline.tsx'
import { describeAction } from './describeAction.ts'
import styles from './UserPage.module.css'

const columns = ['time', 'action', 'actor', 'subject', 'reason'] as const

/** What was done to and by the customer, newest first. */
export const AuditTab = ({ user: { audit } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const { short } = useDateFormats()
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
                  <span className="mono">{/^[a-z]{3}_\w{20,}$/.test(subject) ? shortId(subject) : '-'}</span>
                </TableCell>
                <TableCell>{reason ?? '-'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}
