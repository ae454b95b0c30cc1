import { useState } from 'react'
import { createSettlementOrder } from '../../contracts/calls/payments.ts'
import { callApi } from '../dataProvider/api.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { type FundableWallet, isFundable } from './fundableWallet.ts'
import { MoneyDialog } from './topUp/MoneyDialog.tsx'
import { type SettleDraft, SettleForm } from './topUp/SettleForm.tsx'
import { useIdempotentOrder } from './topUp/useIdempotentOrder.ts'
import { useWallets } from './useWallets.ts'

/** Pays by card what a postpaid account owes. */
export const PayOutstanding = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('addBalance')
  const attempt = useIdempotentOrder()
  const wallets = useWallets().wallets.filter(({ kind, postpaid }) => postpaid && isFundable(kind))
  const [most] = [...wallets].sort((a, b) => (b.paise ?? 0) - (a.paise ?? 0))
  const [{ wallet, typed }, setDraft] = useState<Partial<SettleDraft>>({})
  // What is owed comes a moment later than the dialog after a reload.
  const draft = { wallet: wallet ?? (most?.kind as FundableWallet | undefined) ?? 'api', typed: typed ?? null }

  const order = (amount: number, gstId: string) => {
    const body = { walletName: draft.wallet, amount, gstId }
    return attempt(body, idempotencyKey => callApi(createSettlementOrder, { body, idempotencyKey }))
  }
  return (
    <MoneyDialog
      title={text('outstandingTitle')}
      onClose={onClose}
      form={({ state, gst, gstId, pay }) => (
        <SettleForm
          wallets={wallets}
          draft={draft}
          onChange={more => setDraft({ ...draft, ...more })}
          state={state}
          gst={gst}
          onPay={amount => void pay(() => order(amount, gstId), 'settlement')}
          onClose={onClose}
        />
      )}
    />
  )
}
