import { Button, CircularProgress, DialogActions, DialogContent } from '@mui/material'
import { Link } from 'react-router-dom'
import { formatMinor } from '../../../contracts/money.ts'
import { paths } from '../../../contracts/paths.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './TopUp.module.css'
import type { PaymentState, usePayment } from './usePayment.ts'

interface PaymentProgressProps {
  state: Extract<PaymentState, { at: 'waiting' | 'checking' }>
  payment: ReturnType<typeof usePayment>
  onClose: () => void
}

/** While the card is charged elsewhere, and while we look what came of it. */
export const PaymentProgress = ({ state, payment, onClose }: PaymentProgressProps) =>
  state.at === 'waiting' ? (
    <Waiting state={state} payment={payment} />
  ) : (
    <Checking offline={state.offline} onAgain={payment.again} onClose={onClose} />
  )

const Waiting = ({
  state: { order, declined },
  payment,
}: {
  state: Extract<PaymentState, { at: 'waiting' }>
  payment: ReturnType<typeof usePayment>
}) => {
  const text = useTexts('addBalance')
  const amount = formatMinor(order.total, order.currency)
  return (
    <>
      <DialogContent className={styles.content}>
        <div className={styles.state} role="status">
          <CircularProgress size={28} aria-hidden="true" />
          <b>{text('waiting.title', { amount })}</b>
          <span>{text('waiting.detail')}</span>
        </div>
        {declined !== undefined && (
          <InlineAlert tone="danger">
            {text('waiting.declined', { reason: declined || text('failed.noReason') })}
          </InlineAlert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={payment.cancel}>
          {text('waiting.cancel')}
        </Button>
        {order.checkout.gateway === 'sandbox' && (
          <Button variant="outlined" onClick={payment.show}>
            {text('waiting.show')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

interface CheckingProps {
  offline: boolean
  onAgain: () => void
  onClose: () => void
}

const Checking = ({ offline, onAgain, onClose }: CheckingProps) => {
  const text = useTexts('addBalance')
  return (
    <>
      <DialogContent className={styles.content}>
        <div className={styles.state} role="status">
          <CircularProgress size={28} aria-hidden="true" />
          <b>{text('checking.title')}</b>
          <span>{text('checking.detail')}</span>
        </div>
        {offline && <InlineAlert tone="warning">{text('checking.lost')}</InlineAlert>}
        <p className={styles.later}>
          {text('checking.later')}{' '}
          <Link to={paths.myOrders} onClick={onClose}>
            {text('orders')}
          </Link>
        </p>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('close')}
        </Button>
        <Button variant="outlined" onClick={onAgain}>
          {text('checking.again')}
        </Button>
      </DialogActions>
    </>
  )
}
