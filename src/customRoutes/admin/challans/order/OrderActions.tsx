import { Button } from '@mui/material'
import { useState } from 'react'
import {
  assignChallanOrder,
  processChallanOrder,
  requestChallanRefund,
} from '../../../../../contracts/calls/adminChallans.ts'
import type { CustomerChallanOrderDetail } from '../../../../../contracts/resources/challanOrder.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useCurrentStaffId } from '../../staff/useCurrentStaffId.ts'
import styles from '../Challans.module.css'
import { AskRefund } from './AskRefund.tsx'
import { isSelectable } from './isSelectable.ts'
import { SettleDialog } from './SettleDialog.tsx'
import { useOrderAction } from './useOrderAction.ts'

interface OrderActionsProps {
  order: CustomerChallanOrderDetail
  /** Ids of the chosen challans. */
  chosen: readonly string[]
  onDone: () => void
}

/** What can be done with an order as it stands; settling and refunding want challans to be chosen. */
export const OrderActions = ({ order, chosen, onDone }: OrderActionsProps) => {
  const text = useTexts('adminChallans')
  const own = useCurrentStaffId()
  const assign = useOrderAction(assignChallanOrder)
  const process = useOrderAction(processChallanOrder)
  const [open, setOpen] = useState<'settle' | 'refund' | null>(null)
  const close = () => setOpen(null)
  const isOpen = order.status === 'paid' || order.status === 'processing'
  if (!isOpen) return null
  const canAct = order.items.some(item => isSelectable(item, order.refunds))
  const isMine = order.assigneeId === own
  const params = { id: order.id }
  return (
    <div className={styles.actions}>
      <Button
        variant="outlined"
        disabled={assign.busy}
        onClick={() =>
          void assign.act(
            { params, body: { assigneeId: isMine ? null : (own ?? null) } },
            text(isMine ? 'one.done.released' : 'one.done.assigned'),
          )
        }
      >
        {text(isMine ? 'one.release' : 'one.assign')}
      </Button>
      {order.status === 'paid' && (
        <Button
          variant="contained"
          disabled={process.busy}
          onClick={() => void process.act({ params, body: {} }, text('one.done.processing'))}
        >
          {text('one.process')}
        </Button>
      )}
      {canAct && order.status === 'processing' && (
        <Button variant="contained" disabled={chosen.length === 0} onClick={() => setOpen('settle')}>
          {text('one.settle')}
        </Button>
      )}
      {canAct && (
        <>
          <Button variant="outlined" color="error" disabled={chosen.length === 0} onClick={() => setOpen('refund')}>
            {text('one.refund')}
          </Button>
          <span className={styles.quiet} role="status">
            {chosen.length === 0 ? text('one.choose') : text('one.selected', { smart_count: chosen.length })}
          </span>
        </>
      )}
      {open === 'settle' && (
        <SettleDialog
          id={order.id}
          items={order.items.filter(item => chosen.includes(item.id))}
          onDone={onDone}
          onClose={close}
        />
      )}
      {open === 'refund' && (
        <AskRefund
          call={requestChallanRefund}
          id={order.id}
          body={{ items: [...chosen] }}
          detail={text('refunding.lead')}
          onDone={onDone}
          onClose={close}
        />
      )}
    </div>
  )
}
