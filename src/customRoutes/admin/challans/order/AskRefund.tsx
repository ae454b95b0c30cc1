import type { requestChallanRefund, requestChallanReturn } from '../../../../../contracts/calls/adminChallans.ts'
import { ActionDialog } from '../../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../../components/form/field.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'

interface Asked {
  /** Of the order. */
  id: string
  /** What goes back. */
  detail: string
  onDone?: () => void
  onClose: () => void
}

type AskRefundProps = Asked &
  (
    | { call: typeof requestChallanRefund; body: { items: string[] } }
    | { call: typeof requestChallanReturn; body: { paymentId: string } }
  )

/** The maker's half of a refund. */
export const AskRefund = ({ id, ...asked }: AskRefundProps) => {
  const text = useTexts('adminChallans')
  return (
    <ActionDialog<AskRefundProps['call']>
      danger
      {...asked}
      params={{ id }}
      fields={[reasonField]}
      title={text('refunding.title')}
      confirm={text('refunding.submit')}
      done={text('one.done.asked')}
    />
  )
}
