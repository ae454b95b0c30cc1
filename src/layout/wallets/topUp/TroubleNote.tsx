import { Note } from '../../../components/Note.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './TopUp.module.css'
import type { Trouble } from './usePayment.ts'

/** Why there is no payment, above the form that is still filled in. */
export const TroubleNote = ({ trouble }: { trouble: Trouble }) => {
  const text = useTexts('addBalance')
  if (trouble.kind === 'offline') return <Note tone="danger">{text('offline')}</Note>
  if (trouble.kind === 'refused') return <Note tone="danger">{trouble.message}</Note>
  const { order_id: order } = trouble
  if (trouble.kind === 'closed')
    return (
      <Note tone="warning">
        <b className={styles.noteTitle}>{text('closed.title')}</b>
        {text('closed.detail')}
        <span className={`mono ${styles.ids}`}>{text('failed.orderOnly', { order })}</span>
      </Note>
    )
  const { payment_id: payment, reason } = trouble
  return (
    <Note tone="danger">
      <b className={styles.noteTitle}>{text('failed.title')}</b>
      {text('failed.detail', { reason: reason || text('failed.noReason') })}
      <span className={`mono ${styles.ids}`}>
        {payment ? text('failed.ids', { order, payment }) : text('failed.orderOnly', { order })}
      </span>
    </Note>
  )
}
