import { Button, Table, TableBody } from '@mui/material'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { SubUserLines } from './SubUserLines.tsx'
import { SubUserRow } from './SubUserRow.tsx'
import styles from './UserPage.module.css'
import { useUserTab } from './userTabs.ts'

const ROWS = 3

export const SubUsersSection = ({ user: { subUsers } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const narrow = useIsNarrow(600)
  const [, setTab] = useUserTab()
  return (
    <Section
      flush
      title={text('users.subUsers.title')}
      aside={
        subUsers.length > 0 && (
          <Button className={styles.all} size="small" onClick={() => setTab('subUsers')}>
            {text('users.subUsers.all', { count: subUsers.length })}
          </Button>
        )
      }
    >
      {subUsers.length === 0 ? (
        <p className={styles.none}>{text('users.subUsers.none')}</p>
      ) : narrow ? (
        <SubUserLines people={subUsers.slice(0, ROWS)} />
      ) : (
        <Table aria-label={text('users.subUsers.title')}>
          <TableBody>
            {subUsers.slice(0, ROWS).map(person => (
              <SubUserRow key={person.id} person={person} />
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}
