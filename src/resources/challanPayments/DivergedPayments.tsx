import { Button } from '@mui/material'
import { useState } from 'react'
import { requestChallanReturn } from '../../../contracts/calls/adminChallans.ts'
import { formatMinor } from '../../../contracts/platform/money.ts'
import type { CustomerChallanOrderDetail } from '../../../contracts/resources/customerChallanOrder.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { shortId } from '../verifications/record.ts'
import styles from './ChallanPayments.module.css'
import { RequestRefund } from './RequestRefund.tsx'

type Order = CustomerChallanOrderDetail
type Payment = Order['divergedPayments'][number]

/** Payments that do not match the order, with their refund status. */
export const DivergedPayments = ({ order: { id, divergedPayments } }: { order: Order }) =>
  divergedPayments
    .filter(({ refund }) => refund !== 'done')
    .map(payment => <DivergedPayment key={payment.paymentId} id={id} payment={payment} />)

const DivergedPayment = ({ id, payment }: { id: string; payment: Payment }) => {
  const text = useTexts('adminChallans')
  const { short } = useDateFormats()
  const [open, setOpen] = useState(false)
  const { paymentId, mismatch, amountMinor, currency, at, refund } = payment
  const amount = formatMinor(amountMinor, currency)
  const underWay = refund === 'asked' || refund === 'approved' || refund === 'refused' ? refund : null
  const canReturn = currency === 'INR'
  return (
    <>
      <InlineAlert
        tone={underWay ? 'warning' : 'danger'}
        action={
          !underWay &&
          canReturn && (
            <Button variant="outlined" color="error" size="small" onClick={() => setOpen(true)}>
              {text('one.return')}
            </Button>
          )
        }
      >
        {text(`one.mismatches.${mismatch}`, { amount })} {underWay && text(`one.returning.${underWay}`)}
        {!canReturn && text('one.returning.foreign', { currency })}
        <span className={`num ${styles.id}`}>
          <span className="mono" title={paymentId}>
            {shortId(paymentId)}
          </span>
          <CopyButton value={paymentId} name={text('one.payment')} /> {short(at)}
        </span>
      </InlineAlert>
      {open && (
        <RequestRefund
          call={requestChallanReturn}
          id={id}
          body={{ paymentId }}
          detail={text('refunding.returnLead', { amount })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
