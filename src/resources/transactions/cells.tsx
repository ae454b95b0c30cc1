import { Link } from 'react-router-dom'
import type { Transaction } from '../../../contracts/resources/transaction.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { shownId } from '../verifications/record.ts'
import { EntryAmount } from '../walletEntries/EntryAmount.tsx'
import { EntryKindChip } from '../walletEntries/EntryKindChip.tsx'
import styles from './Transactions.module.css'
import { entriesOf } from './transactionPaths.ts'

/** What it was for: words, and the end of the id that it concerns. */
export const Purpose = ({
  record: { description, reference },
}: {
  record: Pick<Transaction, 'description' | 'reference'>
}) => (
  <span className={styles.purpose} title={reference ? `${description}, ${reference}` : description}>
    {description}
    {reference && (
      <>
        , <span className="mono">{shownId(reference)}</span>
      </>
    )}
  </span>
)

/** Over the drawer's facts. */
export const EntryHead = ({ record }: { record: Transaction }) => (
  <div className={styles.subject}>
    <EntryKindChip record={record} />
    <EntryAmount record={record} />
  </div>
)

/** The verification, job or payment, with a way to everything else that concerns it. */
export const Reference = ({ record: { reference } }: { record: Pick<Transaction, 'reference'> }) => {
  const text = useTexts('admin')
  if (!reference) return '-'
  return (
    <>
      <span className={`mono ${styles.id}`}>{reference}</span>
      <br />
      <Link to={entriesOf(reference)}>{text('transactions.entry.same')}</Link>
    </>
  )
}
