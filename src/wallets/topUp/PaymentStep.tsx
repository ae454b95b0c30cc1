import {
  Link as Anchor,
  Button,
  CircularProgress,
  DialogActions,
  DialogContent,
  SnackbarContent,
  type SnackbarContentProps,
} from '@mui/material'
import { Link } from 'react-router-dom'
import { downloadInvoice } from '../../../contracts/calls/invoices.ts'
import { formatMinor, formatPaise } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { CreditedPayment } from './pollOrder.ts'
import styles from './TopUp.module.css'
import type { TopUpState } from './topUp.ts'

const Progress = ({ title, detail }: { title: string; detail: string }) => (
  <div className={styles.state} role="status">
    <CircularProgress size={28} aria-hidden="true" />
    <b>{title}</b>
    <span>{detail}</span>
  </div>
)

interface PayingStepProps {
  state: Extract<TopUpState, { step: 'paying' }>
  onShow: () => void
  onCancel: () => void
}

/** Shown while the checkout is open. */
export const PayingStep = ({ state: { order, failure }, onShow, onCancel }: PayingStepProps) => {
  const text = useTexts('addBalance')
  const amount = formatMinor(order.total, order.currency)
  return (
    <>
      <DialogContent className={styles.content}>
        <Progress title={text('waiting.title', { amount })} detail={text('waiting.detail')} />
        {failure && (
          <InlineAlert tone="danger">
            {text('waiting.declined', { reason: failure.reason || text('failed.noReason') })}
          </InlineAlert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {text('waiting.cancel')}
        </Button>
        {order.checkout.gateway === 'sandbox' && (
          <Button variant="outlined" onClick={onShow}>
            {text('waiting.show')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

interface CheckingStepProps {
  isOffline: boolean
  onCheck: () => void
  onClose: () => void
}

/** Shown while the server checks the payment. */
export const CheckingStep = ({ isOffline, onCheck, onClose }: CheckingStepProps) => {
  const text = useTexts('addBalance')
  return (
    <>
      <DialogContent className={styles.content}>
        <Progress title={text('checking.title')} detail={text('checking.detail')} />
        {isOffline && <InlineAlert tone="warning">{text('checking.lost')}</InlineAlert>}
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
        <Button variant="outlined" onClick={onCheck}>
          {text('checking.again')}
        </Button>
      </DialogActions>
    </>
  )
}

interface PaymentReceiptProps extends SnackbarContentProps {
  payment: CreditedPayment
}

/** A toast with the amount, the new balance and the invoice; the other props come from the toast's transition. */
export const PaymentReceipt = ({ payment, ...toastProps }: PaymentReceiptProps) => {
  const text = useTexts('addBalance')
  const shell = useTexts('shell')
  const toast = useToast()
  const { creditPaise, wallet, purpose, nowPaise, invoiceId, invoiceNumber } = payment
  const amount = formatPaise(creditPaise)
  const settled = purpose === 'settlement'
  const save = (id: string, number: string) =>
    download(downloadInvoice, { params: { id } }, `${number.replaceAll('/', '-')}.pdf`).catch((error: CallError) =>
      toast(error.message, 'error'),
    )
  const message = (
    <span className={styles.receipt}>
      <span>
        {settled
          ? text('done.settled', { amount })
          : text('done.credited', { amount, wallet: shell(`wallet.${wallet}`) })}
        {nowPaise !== null && ` ${text(settled ? 'done.owed' : 'done.balance', { amount: formatPaise(nowPaise) })}`}
      </span>
      {invoiceId && invoiceNumber ? (
        <Anchor component="button" type="button" onClick={() => void save(invoiceId, invoiceNumber)}>
          {text('done.invoice', { number: invoiceNumber })}
        </Anchor>
      ) : (
        <Link to={paths.myOrders}>{text('done.orders')}</Link>
      )}
    </span>
  )
  return <SnackbarContent {...toastProps} className="RaNotification-success" message={message} />
}
