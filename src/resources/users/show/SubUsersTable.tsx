import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { SubUserLines } from './SubUserLines.tsx'
import { SubUserRow } from './SubUserRow.tsx'
import styles from './UserPage.module.css'

/** Everybody who signs in to the customer's account beside its owner. */
export const SubUsersTable = ({ user: { subUsers } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const narrow = useIsNarrow(600)
  return (
    <Section flush title={text('users.subUsers.title')}>
      {subUsers.length === 0 ? (
        <p className={styles.none}>{text('users.subUsers.none')}</p>
      ) : narrow ? (
        <SubUserLines people={subUsers} />
      ) : (
        <Table aria-label={text('users.subUsers.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('users.subUsers.name')}</TableCell>
              <TableCell>{text('users.column.email')}</TableCell>
              <TableCell align="right">{text('users.subUsers.joined')}</TableCell>
              <TableCell align="right">{text('users.column.status')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {subUsers.map(person => (
              <SubUserRow key={person.id} person={person} />
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}
