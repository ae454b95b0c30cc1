import { Link } from 'react-router-dom'
import type { Transaction } from '../../../contracts/resources/transaction.ts'
import { entryWords } from '../../../contracts/words/ledgerWords.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { shownId } from '../verifications/record.ts'
import { EntryAmount } from '../walletEntries/EntryAmount.tsx'
import { EntryKindChip } from '../walletEntries/EntryKindChip.tsx'
import styles from './Transactions.module.css'
import { entriesOf } from './transactionPaths.ts'

/** The purpose in words alone. */
export const PurposeWords = ({ record: { description } }: { record: Pick<Transaction, 'description'> }) => (
  <span>{entryWords(description, useLocale()).words}</span>
)

/** The purpose in words, and the end of the related ID. */
export const Purpose = ({
  record: { description, reference },
}: {
  record: Pick<Transaction, 'description' | 'reference'>
}) => {
  const { words } = entryWords(description, useLocale())
  return (
    <span className={styles.purpose} title={reference ? `${words}, ${reference}` : words}>
      {words}
      {reference && (
        <>
          , <span className="mono">{shownId(reference)}</span>
        </>
      )}
    </span>
  )
}

/** Shown above the facts in the drawer. */
export const EntryHead = ({ record }: { record: Transaction }) => (
  <div className={styles.subject}>
    <EntryKindChip record={record} />
    <EntryAmount record={record} />
  </div>
)

/** The related verification, job or payment, linked to all its entries. */
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
