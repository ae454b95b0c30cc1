import { useListContext } from 'ra-core'
import type { Transaction } from '../../../contracts/resources/transaction.ts'
import { EntryLines } from './EntryLines.tsx'
import styles from './Transactions.module.css'
import { useEntry } from './useEntry.ts'

interface TransactionCardsProps {
  /** Of one customer, whose name stands above already. */
  ofOne?: boolean
}

/** The list on a narrow screen, three lines each; a press opens the double entry. */
export const TransactionCards = ({ ofOne = false }: TransactionCardsProps) => {
  const { data = [] } = useListContext<Transaction>()
  const { open } = useEntry()
  return (
    <ul className={styles.cards}>
      {data.map(entry => (
        <li key={entry.id}>
          <button type="button" aria-haspopup="dialog" onClick={() => open(entry.id)}>
            <EntryLines entry={entry} ofOne={ofOne} />
          </button>
        </li>
      ))}
    </ul>
  )
}
