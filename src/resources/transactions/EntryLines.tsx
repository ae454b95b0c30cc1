import { formatPaise } from '../../../contracts/money.ts'
import type { Transaction } from '../../../contracts/resources/transaction.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { EntryAmount } from '../walletEntries/EntryAmount.tsx'
import { EntryKindChip } from '../walletEntries/EntryKindChip.tsx'
import styles from './Transactions.module.css'

/** A transaction in three lines: kind and amount; whose or what for; wallet, time and balance. */
export const EntryLines = ({ entry, ofOne }: { entry: Transaction; ofOne: boolean }) => {
  const text = useTexts('admin')
  const shell = useTexts('shell')
  const { short } = useDateFormats()
  return (
    <>
      <span>
        <EntryKindChip record={entry} />
        <EntryAmount record={entry} />
      </span>
      <span>
        <span className={styles.cut}>{ofOne ? entry.description : `${entry.customer} · ${entry.description}`}</span>
      </span>
      <span className={`num ${styles.meta}`}>
        <span>
          {short(entry.createdAt)} · {shell(`wallet.short.${entry.wallet}`)}
        </span>
        <span>{text('transactions.balanceOf', { amount: formatPaise(entry.balanceAfterPaise) })}</span>
      </span>
    </>
  )
}
