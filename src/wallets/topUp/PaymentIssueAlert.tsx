import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './TopUp.module.css'
import type { PaymentIssue } from './usePayment.ts'

/** Why there is no payment, above the form that is still filled in. */
export const PaymentIssueAlert = ({ trouble }: { trouble: PaymentIssue }) => {
  const text = useTexts('addBalance')
  if (trouble.kind === 'offline') return <InlineAlert tone="danger">{text('offline')}</InlineAlert>
  if (trouble.kind === 'refused') return <InlineAlert tone="danger">{trouble.message}</InlineAlert>
  const { order_id: order } = trouble
  if (trouble.kind === 'closed')
    return (
      <InlineAlert tone="warning">
        <b className={styles.noteTitle}>{text('closed.title')}</b>
        {text('closed.detail')}
        <span className={`mono ${styles.ids}`}>{text('failed.orderOnly', { order })}</span>
      </InlineAlert>
    )
  const { payment_id: payment, reason } = trouble
  return (
    <InlineAlert tone="danger">
      <b className={styles.noteTitle}>{text('failed.title')}</b>
      {text('failed.detail', { reason: reason || text('failed.noReason') })}
      <span className={`mono ${styles.ids}`}>
        {payment ? text('failed.ids', { order, payment }) : text('failed.orderOnly', { order })}
      </span>
    </InlineAlert>
  )
}
