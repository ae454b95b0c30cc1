import { decideChallanRefund } from '../../../../../contracts/calls/adminChallans.ts'
import { ActionDialog } from '../../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../../components/form/field.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'

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
  const name = decisions(refused)[approve ? 'approve' : 'reject']
  return (
    <ActionDialog
      call={decideChallanRefund}
      params={{ id }}
      body={{ approve }}
      // A reason is asked here, though the contract lets a machine go without one.
      fields={[{ ...reasonField, required: true, nullable: false, minLength: 5 }]}
      title={text(`refunding.${name}Title`, { amount })}
      detail={text(`refunding.${name}Lead`)}
      confirm={text(`one.${name}`)}
      danger={approve}
      done={text(approve ? 'one.done.approved' : 'one.done.rejected')}
      onClose={onClose}
    />
  )
}
