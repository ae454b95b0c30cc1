import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../contracts/paths.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Accounts.module.css'
import { type Member } from './member.ts'
import { RoleChip, SecondFactorChip, StaffStateChip } from './StaffChips.tsx'
import { useCurrentStaffId } from './useCurrentStaffId.ts'

const columns = ['name', 'email', 'role', 'state', 'secondFactor', 'lastSignIn'] as const

export const StaffTable = ({ staff }: { staff: readonly Member[] }) => {
  const text = useTexts('staff')
  const { full } = useDateFormats()
  const own = useCurrentStaffId()
  return (
    <Table aria-label={text('accounts.list')}>
      <TableHead>
        <TableRow>
          {columns.map(name => (
            <TableCell key={name}>{text(`accounts.column.${name}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {staff.map(({ id, name, email, role, state, secondFactor, lastSignInAt }) => (
          <TableRow key={id}>
            <TableCell className={styles.name}>
              <Link to={withId(paths.adminAccountsDetails, id)}>{name}</Link>
              {id === own && (
                <span>
                  <ToneChip tone="neutral" label={text('you')} />
                </span>
              )}
            </TableCell>
            <TableCell className={`${styles.wide} ${styles.quiet}`} title={email}>
              {email}
            </TableCell>
            <TableCell>
              <RoleChip role={role} />
            </TableCell>
            <TableCell>
              <StaffStateChip state={state} />
            </TableCell>
            <TableCell>
              <SecondFactorChip on={secondFactor} />
            </TableCell>
            <TableCell className={`num ${styles.quiet}`}>
              {lastSignInAt ? full(lastSignInAt) : text('accounts.never')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
