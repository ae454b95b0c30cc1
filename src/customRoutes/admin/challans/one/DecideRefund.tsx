import { useState } from 'react'
import { decideChallanRefund } from '../../../../../contracts/calls/adminChallans.ts'
import { ReasonDialog } from '../../../../components/ReasonDialog.tsx'
import { ask } from '../../../../dataProvider/api.ts'
import { useReasonedAct } from '../../../../resources/adminUsers/actions/useReasonedAct.ts'
import { useAdminChallanText } from '../texts.ts'

interface DecideRefundProps {
  id: string
  approve: boolean
  amount: string
  onClose: () => void
}

/** The checker's half: the server refuses whoever asked. */
export const DecideRefund = ({ id, approve, amount, onClose }: DecideRefundProps) => {
  const text = useAdminChallanText()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { problem, onConfirm } = useReasonedAct({
    act: reason => ask(decideChallanRefund, { params: { id }, body: { approve, reason }, idempotencyKey }),
    done: text(approve ? 'one.done.approved' : 'one.done.rejected'),
    onClose,
  })
  return (
    <ReasonDialog
      title={approve ? text('refunding.approveTitle', { amount }) : text('refunding.rejectTitle')}
      confirm={text(approve ? 'one.approve' : 'one.reject')}
      danger={approve}
      problem={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{text(approve ? 'refunding.approveLead' : 'refunding.rejectLead')}</p>
    </ReasonDialog>
  )
}
