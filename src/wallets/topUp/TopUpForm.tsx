import { Button, DialogActions, DialogContent } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { formatMinor } from '../../../contracts/money.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useWallets } from '../useWallets.ts'
import { CurrencyField } from './CurrencyField.tsx'
import { PaymentIssueAlert } from './PaymentIssueAlert.tsx'
import { TaxBreakdown } from './TaxBreakdown.tsx'
import styles from './TopUp.module.css'
import { TopUpAmount } from './TopUpAmount.tsx'
import { TopUpSummary } from './TopUpSummary.tsx'
import type { PaymentState } from './usePayment.ts'
import { baseMinorUnits, type TopUpDraft, useTopUpSum } from './useTopUpSum.ts'
import { WalletChoice } from './WalletChoice.tsx'

interface TopUpFormProps {
  draft: TopUpDraft
  onChange: (more: Partial<TopUpDraft>) => void
  state: Extract<PaymentState, { at: 'form' | 'ordering' }>
  /** The first step in one line. */
  gst: ReactNode
  onPay: (amount: number, currency: TopUpDraft['currency']) => void
  onClose: () => void
}

/** The second step: wallet, amount, and what the card will be charged for it. */
export const TopUpForm = ({ draft, onChange, state, gst, onPay, onClose }: TopUpFormProps) => {
  const text = useTexts('addBalance')
  const [judged, setJudged] = useState(false)
  const wallets = useWallets().wallets.filter(({ kind, postpaid }) => kind !== 'challan' && !postpaid)
  const { rate, amount, result, currency } = useTopUpSum(draft)
  const { wallet } = draft
  const total = result.ok ? formatMinor(result.sum.total, currency) : null
  const busy = state.at === 'ordering'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (result.ok && !busy) onPay(amount, currency)
  }
  return (
    <form onSubmit={submit} noValidate>
      <DialogContent className={styles.content}>
        <p className={styles.step}>{text('amount.step')}</p>
        {state.at === 'form' && state.trouble && <PaymentIssueAlert trouble={state.trouble} />}
        {gst}
        <WalletChoice wallets={wallets} wallet={wallet} onChange={chosen => onChange({ wallet: chosen })} />
        <CurrencyField currency={currency} rate={rate} onChange={chosen => onChange({ currency: chosen })} />
        <TopUpAmount
          typed={draft.typed}
          currency={currency}
          result={result}
          judged={judged}
          onChange={typed => onChange({ typed })}
        />
        <TaxBreakdown base={baseMinorUnits(amount, result)} currency={currency} />
        <TopUpSummary result={result} currency={currency} wallet={wallet} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('cancel')}
        </Button>
        <BusyButton type="submit" variant="contained" busy={busy}>
          {busy ? text('sum.ordering') : total ? text('sum.pay', { amount: total }) : text('sum.payNone')}
        </BusyButton>
      </DialogActions>
    </form>
  )
}
