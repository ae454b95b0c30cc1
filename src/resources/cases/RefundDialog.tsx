import { refundStepPayment } from '../../../contracts/calls/cases.ts'
import type { ShownCaseDetail, ShownStep } from '../../../contracts/cases/shown.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface RefundDialogProps {
  found: ShownCaseDetail
  step: ShownStep
  onClose: () => void
}

/** Whether a payment of a step is kept, so that it can be given back. */
export const isRefundable = ({ payment }: ShownStep): boolean =>
  payment?.received.some(({ kind, refund }) => kind === 'paid' && refund === null) ?? false

export const RefundDialog = ({ found, step, onClose }: RefundDialogProps) => {
  const text = useTexts('casesScreen')
  const amount = formatPaise(step.payment?.amountPaise ?? 0)
  return (
    <ActionDialog
      guard
      call={refundStepPayment}
      params={{ id: found.id, step: step.id }}
      fields={[reasonField]}
      title={text('payment.refundTitle', { amount, step: step.title[useLocale()] })}
      detail={text('payment.refundDetail')}
      confirm={text('payment.refund', { amount })}
      done={text('payment.refundDone')}
      onClose={onClose}
    />
  )
}
