import { Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { setCreditLimit } from '../../../../../contracts/calls/payments.ts'
import { formatPaise } from '../../../../../contracts/money.ts'
import { parseRupees, typedRupees } from '../../../../components/form/rupees.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { DecisionDialog } from '../../pricing/DecisionDialog.tsx'
import { PriceField } from '../../pricing/PriceField.tsx'
import { usePriceDecision } from '../../pricing/usePriceDecision.ts'
import { ReasonField } from './ReasonField.tsx'
import { MAX_LIMIT_PAISE, MIN_REASON_LENGTH, type WalletDialogProps } from './walletDialog.ts'

/** How much a wallet may owe, or no limit; with a reason. */
const LimitDialog = ({ userId, wallet, onClose }: WalletDialogProps) => {
  const text = useTexts('adminPostpaid')
  const name = useTexts('admin')(`users.wallet.${wallet.kind}`)
  const [typed, setTyped] = useState(wallet.creditLimitPaise === null ? '' : typedRupees(wallet.creditLimitPaise))
  const [unlimited, setUnlimited] = useState(wallet.creditLimitPaise === null)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { decide, busy, error } = usePriceDecision(setCreditLimit, onClose)
  const paise = unlimited ? null : parseRupees(typed)
  const wrong = unlimited
    ? null
    : paise === null
      ? ('amountWrong' as const)
      : paise > MAX_LIMIT_PAISE
        ? ('amountLarge' as const)
        : null
  const reasonWrong = reason.trim().length < MIN_REASON_LENGTH

  const submit = () => {
    setTried(true)
    if (wrong || reasonWrong) return
    const body = { wallet: wallet.kind, limitPaise: paise, reason: reason.trim() }
    decide({ params: { id: userId }, body }, text('limitForm.done'))
  }
  return (
    <DecisionDialog
      title={text('limitForm.title', { wallet: name })}
      confirm={text('limitForm.confirm')}
      busy={busy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text('limitForm.detail', { amount: formatPaise(wallet.outstandingPaise) })}</p>
      <FormControlLabel
        label={text('limitForm.unlimited')}
        control={<Checkbox checked={unlimited} onChange={event => setUnlimited(event.target.checked)} />}
      />
      {!unlimited && (
        <PriceField
          autoFocus
          label={text('limitForm.amount')}
          hint={text('limitForm.amountHint')}
          problem={tried && wrong ? text(`limitForm.${wrong}`) : undefined}
          value={typed}
          onChange={setTyped}
        />
      )}
      <ReasonField value={reason} wrong={tried && reasonWrong} onChange={setReason} />
    </DecisionDialog>
  )
}

export default LimitDialog
