import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { paths, withId } from '../../../../contracts/platform/paths.ts'
import { Money } from '../../../components/Money.tsx'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './AdminDashboard.module.css'
import type { AdminDashboard } from './adminStats.ts'

/** Customers with the highest spending in the period. */
export const TopSpenders = ({ rows }: { rows: AdminDashboard['largest'] }) => {
  const text = useTexts('admin')
  return (
    <Section
      flush
      title={text('dashboard.largest')}
      aside={
        <Button className={styles.all} size="small" component={Link} to={paths.adminUserAccounts}>
          {text('dashboard.all')}
        </Button>
      }
    >
      {rows.length === 0 ? (
        <p className={styles.none}>{text('dashboard.noLargest')}</p>
      ) : (
        <Table aria-label={text('dashboard.largest')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('dashboard.name')}</TableCell>
              <TableCell align="right">{text('dashboard.calls')}</TableCell>
              <TableCell align="right">{text('dashboard.spend')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ userId, name, calls, spendPaise }) => (
              <TableRow key={userId} hover>
                <TableCell className={styles.name} title={name}>
                  <Link to={withId(paths.adminUserDetail, userId)}>{name}</Link>
                </TableCell>
                <TableCell align="right" className="num">
                  {formatCount(calls)}
                </TableCell>
                <TableCell align="right">
                  <Money paise={spendPaise} strong />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}
