import { useWatch } from 'react-hook-form'
import { settleOutstanding } from '../../../../contracts/calls/payments.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { BalancePreview } from '../../../components/form/BalancePreview.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { paiseOf } from '../../../components/form/rupees.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { WalletDialogProps } from './LimitDialog.tsx'

/** Records a payment that was received outside the platform against a wallet's debt. */
const SettleDialog = ({ userId, wallet, onClose }: WalletDialogProps) => {
  const text = useTexts('adminPostpaid')
  const name = useTexts('admin')(`users.wallet.${wallet.kind}`)
  const money = useTexts('adminMoney')
  const owed = wallet.outstandingPaise
  return (
    <ActionDialog
      call={settleOutstanding}
      params={{ id: userId }}
      body={{ wallet: wallet.kind }}
      defaults={{ amountPaise: owed }}
      fields={[
        {
          source: 'amountPaise',
          kind: 'money',
          max: owed,
          label: text('settleForm.amount'),
          hint: text('settleForm.amountHint'),
          problems: { tooLarge: text('settleForm.tooMuch', { amount: formatPaise(owed) }) },
        },
        { source: 'reference', label: text('settleForm.reference'), hint: text('settleForm.referenceHint') },
        { ...reasonField, hint: text('limitForm.reasonHint') },
      ]}
      title={text('settleForm.title', { wallet: name })}
      detail={text('settleForm.detail')}
      confirm={<ConfirmWords />}
      done={({ approvalId }, { amountPaise }) =>
        approvalId ? money('approvals.sent') : text('settleForm.done', { amount: formatPaise(owed - amountPaise) })
      }
      onClose={onClose}
    >
      <Preview owed={owed} />
    </ActionDialog>
  )
}

const useTyped = () => paiseOf(String(useWatch({ name: 'amountPaise' })))

const ConfirmWords = () => {
  const text = useTexts('adminPostpaid')
  const paise = useTyped()
  return paise === null ? text('settleForm.enter') : text('settleForm.confirm', { amount: formatPaise(paise) })
}

/** The wallet's debt before and after the settlement. */
const Preview = ({ owed }: { owed: number }) => {
  const text = useTexts('adminPostpaid')
  const paise = useTyped()
  const after = paise === null || paise > owed ? null : owed - paise
  return (
    <BalancePreview now={owed} nowLabel={text('settleForm.now')} after={after} afterLabel={text('settleForm.after')} />
  )
}

export default SettleDialog
