import { TableCell, TableRow } from '@mui/material'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { UserStateChip } from '../UserChips.tsx'
import styles from './UserPage.module.css'

export const SubUserRow = ({ person }: { person: AdminUserDetail['subUsers'][number] }) => {
  const { day } = useDateFormats()
  return (
    <TableRow>
      <TableCell className={`${styles.strong} ${styles.cell}`}>{person.name}</TableCell>
      <TableCell className={`${styles.quiet} ${styles.cut}`} title={person.email}>
        {person.email}
      </TableCell>
      <TableCell align="right" className={`num ${styles.quiet} ${styles.cell}`}>
        {day(person.createdAt)}
      </TableCell>
      <TableCell align="right">
        <UserStateChip user={person} />
      </TableCell>
    </TableRow>
  )
}
