import { Button, Table, TableBody, TableCell, TableRow } from '@mui/material'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Section } from '../../../components/Section.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './UserPage.module.css'
import { useUserTab } from './userTabs.ts'

const ROWS = 4

/** The newest keys with their last use. */
export const KeysSection = ({ user: { keys } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const { short } = useDateFormats()
  const [, setTab] = useUserTab()
  return (
    <Section
      flush
      title={text('users.keys.title')}
      aside={
        keys.length > 0 && (
          <Button className={styles.all} size="small" onClick={() => setTab('keys')}>
            {text('users.keys.all', { count: keys.length })}
          </Button>
        )
      }
    >
      {keys.length === 0 ? (
        <p className={styles.none}>{text('users.keys.none')}</p>
      ) : (
        <Table aria-label={text('users.keys.title')}>
          <TableBody>
            {keys.slice(0, ROWS).map(({ id, name, hint, lastUsedAt, revokedAt }) => (
              <TableRow key={id}>
                <TableCell className={styles.strong}>{name}</TableCell>
                <TableCell className={styles.cell}>
                  <span className="mono">{hint}</span>
                </TableCell>
                <TableCell align="right" className={`num ${styles.quiet} ${styles.cell}`}>
                  {revokedAt ? text('users.keys.revoked') : lastUsedAt ? short(lastUsedAt) : text('users.keys.never')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}
