import { Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { setCreditLimit } from '../../../../contracts/calls/payments.ts'
import type { TopUpWallet } from '../../../../contracts/money/topUp.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import type { PostpaidCustomerDetail } from '../../../../contracts/resources/postpaidCustomer.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { AmountInput } from '../../../components/form/inputs.tsx'
import { parseRupees, typedRupees } from '../../../components/form/rupees.ts'
import { useField } from '../../../components/form/useField.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

export interface WalletDialogProps {
  userId: string
  wallet: Omit<PostpaidCustomerDetail['wallets'][number], 'kind'> & { kind: TopUpWallet }
  onClose: () => void
}

/** Sets or removes a wallet's credit limit, with a reason. */
const LimitDialog = ({ userId, wallet, onClose }: WalletDialogProps) => {
  const text = useTexts('adminPostpaid')
  const money = useTexts('adminMoney')
  const name = useTexts('admin')(`users.wallet.${wallet.kind}`)
  return (
    <ActionDialog
      call={setCreditLimit}
      params={{ id: userId }}
      body={{ wallet: wallet.kind }}
      defaults={{ limitPaise: wallet.creditLimitPaise }}
      fields={[
        { source: 'limitPaise', kind: 'money', component: <CreditLimit /> },
        { ...reasonField, hint: text('limitForm.reasonHint') },
      ]}
      title={text('limitForm.title', { wallet: name })}
      detail={text('limitForm.detail', { amount: formatPaise(wallet.outstandingPaise) })}
      confirm={text('limitForm.confirm')}
      done={({ approvalId }) => (approvalId ? money('approvals.sent') : text('limitForm.done'))}
      onClose={onClose}
    />
  )
}

/** In paise; null means no limit. */
const CreditLimit = () => {
  const text = useTexts('adminPostpaid')
  const check = (paise: unknown) => (paise === undefined ? text('limitForm.amountWrong') : undefined)
  const { value, onChange, onBlur, ref, autoFocus, problem } = useField({ check })
  const [typed, setTyped] = useState(typeof value === 'number' ? typedRupees(value) : '')
  const isUnlimited = value === null
  const amount = (words: string) => parseRupees(words) ?? undefined
  return (
    <>
      <FormControlLabel
        label={text('limitForm.unlimited')}
        control={
          <Checkbox checked={isUnlimited} onChange={event => onChange(event.target.checked ? null : amount(typed))} />
        }
      />
      {!isUnlimited && (
        <AmountInput
          autoFocus={autoFocus}
          label={text('limitForm.amount')}
          value={typed}
          error={problem !== undefined}
          helperText={problem ?? text('limitForm.amountHint')}
          inputRef={ref}
          onBlur={onBlur}
          onChange={event => {
            setTyped(event.target.value)
            onChange(amount(event.target.value))
          }}
        />
      )}
    </>
  )
}

export default LimitDialog
