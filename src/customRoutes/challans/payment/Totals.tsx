import { Button } from '@mui/material'
import { MoneyLines } from '../../../components/MoneyLines.tsx'
import { Note } from '../../../components/Note.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Cart.module.css'
import { usePay } from './usePay.ts'
import type { Selection } from './useSelection.ts'

interface TotalsProps {
  parentId: string
  selection: Selection
}

/** The sums and the button. A refusal keeps it at 'wait...' until something else is selected; silence frees it (A85, A86). */
export const Totals = ({ parentId, selection: { picked, sums } }: TotalsProps) => {
  const text = useTexts('challanTool')
  const { busy, message, pay } = usePay(parentId, picked)
  return (
    <section className={styles.totals} aria-label={text('payment.totalToPay')}>
      <MoneyLines
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
      {message && <Note tone={message.tone}>{message.text}</Note>}
    </section>
  )
}
