import { Link as Anchor, SnackbarContent, type SnackbarContentProps } from '@mui/material'
import { Link } from 'react-router-dom'
import { downloadInvoice } from '../../../contracts/calls/payments.ts'
import { formatPaise } from '../../../contracts/money.ts'
import { paths } from '../../../contracts/paths.ts'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { CreditedPayment as Money } from './creditPayment.ts'
import styles from './TopUp.module.css'

interface PaymentReceiptProps extends SnackbarContentProps {
  money: Money
}

/** The end: how much came, what is there now, and the invoice for it. A toast of its own shape; the rest is what its transition gives. */
export const PaymentReceipt = ({ money, ...toastProps }: PaymentReceiptProps) => {
  const text = useTexts('addBalance')
  const shell = useTexts('shell')
  const toast = useToast()
  const { creditPaise, wallet, purpose, nowPaise, invoiceId, invoiceNumber } = money
  const amount = formatPaise(creditPaise)
  const settled = purpose === 'settlement'
  const save = (id: string, number: string) =>
    download(downloadInvoice, { params: { id } }, `${number.replaceAll('/', '-')}.pdf`).catch((error: CallError) =>
      toast(error.message, 'error'),
    )
  const message = (
    <span className={styles.arrived}>
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
