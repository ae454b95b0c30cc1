import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import { limits } from '../../../../contracts/limits.ts'
import { formatPaise } from '../../../../contracts/money.ts'
import { paths, withId } from '../../../../contracts/paths.ts'
import { Money } from '../../../components/Money.tsx'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './AdminDashboard.module.css'
import type { AdminDashboard } from './adminStats.ts'

/** Active prepaid customers whose balance is nearly used up. */
export const LowBalances = ({ rows }: { rows: AdminDashboard['lowBalances'] }) => {
  const text = useTexts('admin')
  const shell = useTexts('shell')
  return (
    <Section flush title={text('dashboard.low')}>
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
