import { Link } from 'react-router-dom'
import { paths, withId } from '../../../contracts/paths.ts'
import type { Transaction } from '../../../contracts/resources/transaction.ts'
import { Column, RecordTable } from '../../components/list/RecordTable.tsx'
import { Money } from '../../components/Money.tsx'
import { useDates } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { EntryAmount } from '../walletEntries/EntryAmount.tsx'
import { KindChip } from '../walletEntries/KindChip.tsx'
import { Purpose } from './Purpose.tsx'
import styles from './Transactions.module.css'
import { useEntry } from './useEntry.ts'

interface TransactionTableProps {
  /** Of one customer, whose name stands above already. */
  ofOne?: boolean
}

/** The list as a table; a press on a row opens its double entry. */
export const TransactionTable = ({ ofOne = false }: TransactionTableProps) => {
  const text = useTexts('admin')
  const shell = useTexts('shell')
  const { short } = useDates()
  const { open } = useEntry()
  const opened = (id: string) => {
    open(id)
    return false as const
  }
  return (
    <RecordTable className={styles.table} rowClick={id => opened(String(id))}>
      <Column<Transaction>
        source="createdAt"
        label={text('transactions.column.time')}
        cellClassName={`num ${styles.quiet}`}
        sortByOrder="DESC"
        render={({ createdAt }) => short(createdAt)}
      />
      <Column<Transaction>
        source="kind"
        label={text('transactions.column.kind')}
        disableSort
        render={({ kind }) => <KindChip kind={kind} />}
      />
      {!ofOne && (
        <Column<Transaction>
          source="customer"
          label={text('transactions.column.customer')}
          disableSort
          cellClassName={styles.customer}
          render={({ customer, userId }) => (
            <Link
              to={withId(paths.adminUserDetail, userId)}
              title={customer}
              // The row takes a press too.
              onClick={event => event.stopPropagation()}
            >
              {customer}
            </Link>
          )}
        />
      )}
      <Column<Transaction>
        source="description"
        label={text('transactions.column.for')}
        disableSort
        render={entry => <Purpose entry={entry} />}
      />
      <Column<Transaction>
        source="wallet"
        label={text('transactions.column.wallet')}
        disableSort
        cellClassName={styles.quiet}
        render={({ wallet }) => shell(`wallet.short.${wallet}`)}
      />
      <Column<Transaction>
        source="actor"
        label={text('transactions.column.actor')}
        disableSort
        cellClassName={`${styles.quiet} ${styles.actor}`}
      />
      <Column<Transaction>
        source="amountPaise"
        label={text('transactions.column.amount')}
        align="right"
        disableSort
        render={entry => <EntryAmount entry={entry} />}
      />
      <Column<Transaction>
        source="balanceAfterPaise"
        label={text('transactions.column.balance')}
        align="right"
        disableSort
        cellClassName={styles.quiet}
        render={({ balanceAfterPaise }) => <Money paise={balanceAfterPaise} />}
      />
    </RecordTable>
  )
}
