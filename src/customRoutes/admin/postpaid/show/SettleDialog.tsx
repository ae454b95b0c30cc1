import { TextField } from '@mui/material'
import { useState } from 'react'
import { settleOutstanding } from '../../../../../contracts/calls/payments.ts'
import { formatPaise } from '../../../../../contracts/money.ts'
import { paiseOf, typedRupees } from '../../../../components/form/rupees.ts'
import { attemptKeys } from '../../../../dataProvider/attemptKeys.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { DecisionDialog } from '../../pricing/DecisionDialog.tsx'
import { PriceField } from '../../pricing/PriceField.tsx'
import { usePriceDecision } from '../../pricing/usePriceDecision.ts'
import { BalancePreview } from './BalancePreview.tsx'
import { ReasonField } from './ReasonField.tsx'
import { MIN_REASON_LENGTH, MIN_REFERENCE_LENGTH, type WalletDialogProps } from './walletDialog.ts'

/** Takes money that came by another way off a wallet's debt: once per opened dialog and draft. */
const SettleDialog = ({ userId, wallet, onClose }: WalletDialogProps) => {
  const text = useTexts('adminPostpaid')
  const name = useTexts('admin')(`users.wallet.${wallet.kind}`)
  const owed = wallet.outstandingPaise
  const [draft, setDraft] = useState({ amount: typedRupees(owed), reference: '', reason: '' })
  const [tried, setTried] = useState(false)
  const [keys] = useState(attemptKeys)
  const { decide, busy, error } = usePriceDecision(settleOutstanding, onClose)
  const amountPaise = paiseOf(draft.amount)
  const [reference, reason] = [draft.reference.trim(), draft.reason.trim()]
  const amountWrong = amountPaise === null ? 'amountWrong' : amountPaise > owed ? 'tooMuch' : null
  const referenceWrong = reference.length < MIN_REFERENCE_LENGTH
  const reasonWrong = reason.length < MIN_REASON_LENGTH

  const submit = () => {
    setTried(true)
    if (amountPaise === null || amountWrong || referenceWrong || reasonWrong) return
    const body = { wallet: wallet.kind, amountPaise, reference, reason }
    const done = text('settleForm.done', { amount: formatPaise(owed - amountPaise) })
    decide({ params: { id: userId }, body, idempotencyKey: keys.keyFor(body) }, done)
  }
  const shown = tried || amountWrong === 'tooMuch'
  return (
    <DecisionDialog
      title={text('settleForm.title', { wallet: name })}
      confirm={
        amountPaise === null
          ? text('settleForm.enter')
          : text('settleForm.confirm', { amount: formatPaise(amountPaise) })
      }
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text('settleForm.detail')}</p>
      <PriceField
        autoFocus
        label={text('settleForm.amount')}
        hint={text('settleForm.amountHint')}
        problem={shown && amountWrong ? text(`settleForm.${amountWrong}`, { amount: formatPaise(owed) }) : undefined}
        value={draft.amount}
        onChange={amount => setDraft({ ...draft, amount })}
      />
      <TextField
        label={text('settleForm.reference')}
        value={draft.reference}
        error={tried && referenceWrong}
        helperText={text(tried && referenceWrong ? 'settleForm.referenceShort' : 'settleForm.referenceHint')}
        onChange={event => setDraft({ ...draft, reference: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
      />
      <ReasonField
        value={draft.reason}
        wrong={tried && reasonWrong}
        onChange={typed => setDraft({ ...draft, reason: typed })}
      />
      <BalancePreview owed={owed} paid={amountWrong ? null : amountPaise} />
    </DecisionDialog>
  )
}

export default SettleDialog
