import { CircleCheck } from 'lucide-react'
import { memo } from 'react'
import type { Challan } from '../../../../contracts/calls/challanFields.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './ChallanCard.module.css'
import { ChallanFacts } from './ChallanFacts.tsx'
import { type ChallanItem, formatFine } from './challanItems.ts'
import { Offences } from './Offences.tsx'
import { OrderLink } from './OrderLink.tsx'

interface PaidChallanCardProps {
  item: ChallanItem
  onImages: (challan: Challan) => void
}

/** A paid challan: nothing to select, and the day of its payment. */
export const PaidChallanCard = memo(({ item: { challan, amountPaise }, onImages }: PaidChallanCardProps) => {
  const text = useTexts('publicChallanList')
  const dates = useDateFormats()
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Offences challan={challan} />
        <span className={`num ${styles.amount}`}>{formatFine(amountPaise)}</span>
      </div>
      <p className={styles.how}>
        <ToneChip large tone="success" icon={CircleCheck} label={text('card.paid')} />
        {challan.datePayment && <span>{text('card.paidOn', { date: dates.day(challan.datePayment) })}</span>}
        {challan.order && <OrderLink order={challan.order} />}
      </p>
      <div className={styles.facts}>
        <ChallanFacts challan={challan} onImages={onImages} />
      </div>
    </li>
  )
})
