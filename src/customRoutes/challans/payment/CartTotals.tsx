import { Button } from '@mui/material'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { PriceBreakdown } from '../../../components/PriceBreakdown.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Cart.module.css'
import { useCartPayment } from './useCartPayment.ts'
import type { ChallanSelection } from './useChallanSelection.ts'

interface CartTotalsProps {
  parentId: string
  selection: ChallanSelection
}

/** The sums and the button. A refusal keeps it at 'wait...' until something else is selected; silence frees it (A85, A86). */
export const CartTotals = ({ parentId, selection: { picked, sums } }: CartTotalsProps) => {
  const text = useTexts('challanTool')
  const { busy, message, pay } = useCartPayment(parentId, picked)
  return (
    <section className={styles.totals} aria-label={text('payment.totalToPay')}>
      <PriceBreakdown
        lines={[
          { label: text('payment.totalFines'), paise: sums.finesPaise },
          { label: text('payment.totalFees'), paise: sums.feesPaise },
          { label: text('payment.totalGst'), paise: sums.gstPaise },
        ]}
        total={{ label: text('payment.totalToPay'), paise: sums.totalPaise }}
      />
      <p className={styles.gst}>{text('payment.gstNote')}</p>
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={busy || picked.length === 0}
        onClick={() => void pay()}
      >
        {text(busy ? 'payment.wait' : 'payment.pay')}
      </Button>
      {message && <InlineAlert tone={message.tone}>{message.text}</InlineAlert>}
    </section>
  )
}
