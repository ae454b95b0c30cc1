import type { requestChallanRefund, requestChallanReturn } from '../../../contracts/calls/adminChallans.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface RequestBase {
  /** Of the order. */
  id: string
  /** What is refunded. */
  detail: string
  onDone?: () => void
  onClose: () => void
}

type RequestRefundProps = RequestBase &
  (
    | { call: typeof requestChallanRefund; body: { items: string[] } }
    | { call: typeof requestChallanReturn; body: { paymentId: string } }
  )

/** The maker's half of a refund. */
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
