import type { Transaction } from '../../../contracts/resources/transaction.ts'
import { shownId } from '../verifications/record.ts'
import styles from './Transactions.module.css'

/** What it was for: words, and the end of the id that it concerns. */
export const Purpose = ({
  entry: { description, reference },
}: {
  entry: Pick<Transaction, 'description' | 'reference'>
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
