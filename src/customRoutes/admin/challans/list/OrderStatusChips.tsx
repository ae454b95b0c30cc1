import { SearchCheck, Undo2 } from 'lucide-react'
import type { CustomerChallanOrder } from '../../../../../contracts/resources/challanOrder.ts'
import { ToneChip } from '../../../../components/ToneChip.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { ChallanOrderChip } from '../../../../resources/challanOrders/ChallanOrderChip.tsx'
import styles from '../Challans.module.css'

type Marked = Pick<CustomerChallanOrder, 'status' | 'refundAsked' | 'divergence'>

/** Its state, and what asks for somebody's attention. */
export const OrderStatusChips = ({ order: { status, refundAsked, divergence } }: { order: Marked }) => {
  const text = useTexts('adminChallans')
  return (
    <span className={styles.chips}>
      <ChallanOrderChip status={status} />
      {refundAsked && <ToneChip tone="warning" icon={Undo2} label={text('list.refundAsked')} />}
      {divergence && <ToneChip tone="danger" icon={SearchCheck} label={text('list.diverged')} />}
    </span>
  )
}
