import { Link } from 'react-router-dom'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { ReceivedPayment } from '../../../contracts/resources/receivedPayment.ts'
import styles from './ReceivedPayments.module.css'

interface CellProps {
  record: ReceivedPayment
}

/** With its sign: what is owed grows or becomes less. */
export const Amount = ({ record: { amountPaise } }: CellProps) => (
  <b className={`num ${styles.amount}`}>
    {amountPaise > 0 && '+'}
    {formatPaise(amountPaise)}
  </b>
)

export const Case = ({ record: { caseId } }: CellProps) =>
  caseId === null ? null : (
    <Link className={styles.case} to={withId(paths.caseDetail, caseId)}>
      {caseId.slice(-8)}
    </Link>
  )
