import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { type Transaction, transaction } from '../../../../contracts/resources/transaction.ts'
import { Money } from '../../../components/Money.tsx'
import { SkeletonRows } from '../../../components/SkeletonRows.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Purpose } from '../../transactions/cells.tsx'
import { EntryAmount } from '../../walletEntries/EntryAmount.tsx'
import { EntryKindChip } from '../../walletEntries/EntryKindChip.tsx'
import styles from './UserPage.module.css'

const columns = ['createdAt', 'kind', 'description', 'wallet', 'amountPaise', 'balanceAfterPaise'] as const
const right: readonly string[] = ['amountPaise', 'balanceAfterPaise']

export const LatestTable = ({ entries, rows }: { entries: Transaction[] | undefined; rows: number }) => {
  const text = useTexts('admin')
  const shell = useTexts('shell')
  const locale = useLocale()
  const { short } = useDateFormats()
  return (
    <Table aria-label={text('users.ledger.title')}>
      <TableHead>
        <TableRow>
          {columns.map(name => (
            <TableCell key={name} align={right.includes(name) ? 'right' : 'left'}>
              {transaction.fields[name].label[locale]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {entries?.map(entry => (
          <TableRow key={entry.id}>
            <TableCell className={`num ${styles.quiet} ${styles.cell}`}>{short(entry.createdAt)}</TableCell>
            <TableCell>
              <EntryKindChip record={entry} />
            </TableCell>
            <TableCell className={styles.cut}>
              <Purpose record={entry} />
            </TableCell>
            <TableCell className={styles.quiet}>{shell(`wallet.short.${entry.wallet}`)}</TableCell>
            <TableCell align="right" className={styles.cell}>
              <EntryAmount record={entry} />
            </TableCell>
            <TableCell align="right" className={styles.quiet}>
              <Money paise={entry.balanceAfterPaise} />
            </TableCell>
          </TableRow>
        )) ?? <SkeletonRows rows={rows} columns={['short', 'chip', 'long', 'short', 'number', 'number']} />}
      </TableBody>
    </Table>
  )
}
