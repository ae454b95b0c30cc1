import { Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material'
import type { TransactionDetail } from '../../../contracts/resources/transaction.ts'
import { Money } from '../../components/Money.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Transactions.module.css'

/** Both sides of the entry. The amounts add up to zero. */
export const DoubleEntry = ({ record: { lines, wallet } }: { record: TransactionDetail }) => {
  const text = useTexts('admin')
  const shell = useTexts('shell')
  const name = shell(`wallet.short.${wallet}`)
  return (
    <section className={styles.lines}>
      <h3>{text('transactions.entry.lines')}</h3>
      <Table aria-label={text('transactions.entry.lines')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('transactions.entry.account')}</TableCell>
            <TableCell align="right">{text('transactions.entry.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ account, amountPaise }) => (
            <TableRow key={account}>
              <TableCell>{text(`transactions.accounts.${account}`, { wallet: name })}</TableCell>
              <TableCell align="right">
                <Money paise={amountPaise} signed />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell>{text('transactions.entry.sum')}</TableCell>
            <TableCell align="right">
              <Money paise={lines.reduce((sum, line) => sum + line.amountPaise, 0)} />
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </section>
  )
}
