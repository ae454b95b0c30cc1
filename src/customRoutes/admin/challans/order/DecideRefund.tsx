import { useState } from 'react'
import { decideChallanRefund } from '../../../../../contracts/calls/adminChallans.ts'
import { ReasonDialog } from '../../../../components/ReasonDialog.tsx'
import { callApi } from '../../../../dataProvider/api.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useActionWithReason } from '../../../../resources/users/actions/useActionWithReason.ts'

/** How a checker's two answers are called. */
export const decisions = (refused: boolean) =>
  refused ? ({ approve: 'again', reject: 'letGo' } as const) : ({ approve: 'approve', reject: 'reject' } as const)

interface DecideRefundProps {
  id: string
  approve: boolean
  /** By the gateway: it is decided on anew. */
  refused: boolean
  amount: string
  onClose: () => void
}

/** The checker's half: the server refuses whoever asked. */
export const DecideRefund = ({ id, approve, refused, amount, onClose }: DecideRefundProps) => {
  const text = useTexts('adminChallans')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { problem, onConfirm } = useActionWithReason({
    act: reason => callApi(decideChallanRefund, { params: { id }, body: { approve, reason }, idempotencyKey }),
    done: text(approve ? 'one.done.approved' : 'one.done.rejected'),
    onClose,
  })
  const act = decisions(refused)[approve ? 'approve' : 'reject']
  return (
    <ReasonDialog
      title={text(`refunding.${act}Title`, { amount })}
      confirm={text(`one.${act}`)}
      danger={approve}
      problem={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{text(`refunding.${act}Lead`)}</p>
    </ReasonDialog>
  )
}
