import type { TransactionDetail } from '../../../contracts/resources/transaction.ts'
import { RecordDrawer } from '../../components/RecordDrawer.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { EntryFacts } from './EntryFacts.tsx'
import { useEntry } from './useEntry.ts'

/** One transaction: who, what for, and both sides of its double entry, which the list's rows lack. */
export const TransactionDrawer = () => {
  const text = useTexts('admin')
  const { id, close } = useEntry()
  const words = {
    title: text('transactions.entry.title'),
    close: text('transactions.entry.close'),
    missing: text('transactions.entry.missing'),
    error: text('transactions.entry.error'),
  }
  return (
    <RecordDrawer<TransactionDetail> detail id={id} resource="transactions" onClose={close} words={words}>
      {entry => <EntryFacts entry={entry} />}
    </RecordDrawer>
  )
}
