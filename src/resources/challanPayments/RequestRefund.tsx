import type { requestChallanRefund, requestChallanReturn } from '../../../contracts/calls/adminChallans.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface RequestBase {
  /** Order ID. */
  id: string
  /** Describes what is refunded. */
  detail: string
  onDone?: () => void
  onClose: () => void
}

type RequestRefundProps = RequestBase &
  (
    | { call: typeof requestChallanRefund; body: { items: string[] } }
    | { call: typeof requestChallanReturn; body: { paymentId: string } }
  )

/** Requests a refund, which another member of staff must approve. */
export const RequestRefund = ({ id, ...dialog }: RequestRefundProps) => {
  const text = useTexts('adminChallans')
  return (
    <ActionDialog<RequestRefundProps['call']>
      danger
      {...dialog}
      params={{ id }}
      fields={[reasonField]}
      title={text('refunding.title')}
      confirm={text('refunding.submit')}
      done={text('one.done.asked')}
    />
  )
}
