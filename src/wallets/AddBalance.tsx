import { useState } from 'react'
import { createPaymentOrder } from '../../contracts/calls/payments.ts'
import { callApi } from '../dataProvider/api.ts'
import { useTexts } from '../i18n/useTexts.ts'
import type { FundableWallet } from './fundableWallet.ts'
import { MoneyDialog } from './topUp/MoneyDialog.tsx'
import { readPendingPayment } from './topUp/pendingPayment.ts'
import { TopUpForm } from './topUp/TopUpForm.tsx'
import { useIdempotentOrder } from './topUp/useIdempotentOrder.ts'
import type { TopUpDraft } from './topUp/useTopUpSum.ts'

interface AddBalanceProps {
  wallet: FundableWallet
  onClose: () => void
}

/** Funds a wallet by card: GSTIN, amount, payment (§2.2, §4). */
export const AddBalance = ({ wallet, onClose }: AddBalanceProps) => {
  const text = useTexts('addBalance')
  const attempt = useIdempotentOrder()
  const [draft, setDraft] = useState<TopUpDraft>(() => ({
    wallet: readPendingPayment()?.wallet ?? wallet,
    currency: 'INR',
    typed: '',
  }))

  const order = (amount: number, currency: TopUpDraft['currency'], gstId: string) => {
    const body = { amount, walletName: draft.wallet, currency, gstId }
    return attempt(body, idempotencyKey => callApi(createPaymentOrder, { body, idempotencyKey }))
  }
  return (
    <MoneyDialog
      title={text('title')}
      onClose={onClose}
      form={({ state, gst, gstId, pay }) => (
        <TopUpForm
          draft={draft}
          onChange={more => setDraft({ ...draft, ...more })}
          state={state}
          gst={gst}
          onPay={(amount, currency) => void pay(() => order(amount, currency, gstId), 'topUp')}
          onClose={onClose}
        />
      )}
    />
  )
}
