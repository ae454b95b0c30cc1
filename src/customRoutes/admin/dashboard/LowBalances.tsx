import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import { limits } from '../../../../contracts/platform/limits.ts'
import { formatCount, formatPaise } from '../../../../contracts/platform/money.ts'
import { paths, withId } from '../../../../contracts/platform/paths.ts'
import { Money } from '../../../components/Money.tsx'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './AdminDashboard.module.css'
import type { AdminDashboard } from './adminStats.ts'

const lowFilter = { isActive: true, kyc: ['complete'], balance: 'low' }
const allLow = `${paths.adminUserAccounts}?filter=${encodeURIComponent(JSON.stringify(lowFilter))}`

/** Prepaid wallets of active customers that are nearly used up, of all three kinds. */
export const LowBalances = ({ rows, customers }: { rows: AdminDashboard['lowBalances']; customers: number }) => {
  const text = useTexts('admin')
  const shell = useTexts('shell')
  return (
    <Section
      flush
      title={text('dashboard.low')}
      badge={customers > 0 ? <span className={styles.count}>{formatCount(customers)}</span> : null}
      aside={
        customers > 0 && (
          <Button className={styles.all} size="small" component={Link} to={allLow}>
            {text('dashboard.allLow')}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className={styles.none}>{text('dashboard.noLow', { amount: formatPaise(limits.lowBalancePaise) })}</p>
      ) : (
        <Table aria-label={text('dashboard.low')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('dashboard.name')}</TableCell>
              <TableCell>{text('dashboard.wallet')}</TableCell>
              <TableCell align="right">{text('dashboard.balance')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ userId, name, wallet, paise }) => (
              <TableRow key={`${userId}${wallet}`} hover>
                <TableCell className={styles.name} title={name}>
                  <Link to={withId(paths.adminUserDetail, userId)}>{name}</Link>
                </TableCell>
                <TableCell className={styles.quiet}>{shell(`wallet.short.${wallet}`)}</TableCell>
                <TableCell align="right">
                  <Money paise={paise} strong />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}
