import { useState } from 'react'
import { ReasonDialog } from '../../../../components/ReasonDialog.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useActionWithReason } from '../../../../resources/users/actions/useActionWithReason.ts'

interface AskRefundProps {
  /** What goes back. */
  lead: string
  act: (reason: string, idempotencyKey: string) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** The maker's half of a refund. */
export const AskRefund = ({ lead, act, onDone, onClose }: AskRefundProps) => {
  const text = useTexts('adminChallans')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { problem, onConfirm } = useActionWithReason({
    act: reason => act(reason, idempotencyKey),
    done: text('one.done.asked'),
    onClose: onDone,
  })
  return (
    <ReasonDialog
      title={text('refunding.title')}
      confirm={text('refunding.submit')}
      danger
      problem={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{lead}</p>
    </ReasonDialog>
  )
}
