import { Button, DialogActions, DialogContent } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { formatPaise } from '../../../contracts/money.ts'
import { boundsProblem, toMinorUnits, topUp, withTax } from '../../../contracts/topUp.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import type { FundableWallet } from '../fundableWallet.ts'
import type { WalletBalance } from '../useWallets.ts'
import { AmountField } from './AmountField.tsx'
import { PaymentIssueAlert } from './PaymentIssueAlert.tsx'
import { parseAmount } from './parseAmount.ts'
import { TaxBreakdown } from './TaxBreakdown.tsx'
import styles from './TopUp.module.css'
import type { PaymentState } from './usePayment.ts'
import { WalletChoice } from './WalletChoice.tsx'

export interface SettleDraft {
  wallet: FundableWallet
  /** As typed; null until somebody types: all of it, as far as one payment takes it. */
  typed: string | null
}

interface SettleFormProps {
  wallets: readonly WalletBalance[]
  draft: SettleDraft
  onChange: (more: Partial<SettleDraft>) => void
  state: Extract<PaymentState, { at: 'form' | 'ordering' }>
  gst: ReactNode
  onPay: (amount: number) => void
  onClose: () => void
}

/** Pays what a postpaid wallet owes, or a part of it. */
export const SettleForm = ({ wallets, draft, onChange, state, gst, onPay, onClose }: SettleFormProps) => {
  const text = useTexts('addBalance')
  const [judged, setJudged] = useState(false)
  const owed = wallets.find(({ kind }) => kind === draft.wallet)?.paise ?? 0
  const typed = draft.typed ?? String(Math.min(owed, topUp.highestRupees * 100) / 100)
  const amount = parseAmount(typed)
  const paise = toMinorUnits(amount)
  const problem = useProblem(paise, owed)
  const busy = state.at === 'ordering'
  const sum = paise === null ? null : withTax(paise)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (!problem && !busy) onPay(amount)
  }
  return (
    <form onSubmit={submit} noValidate>
      <DialogContent className={styles.content}>
        {state.at === 'form' && state.trouble && <PaymentIssueAlert trouble={state.trouble} />}
        {gst}
        <WalletChoice wallets={wallets} wallet={draft.wallet} onChange={wallet => onChange({ wallet, typed: null })} />
        <AmountField
          label={text('amount.part')}
          currency="INR"
          value={typed}
          problem={judged || draft.typed !== null ? problem : undefined}
          hint={text('amount.partHint', { most: formatPaise(owed) })}
          onChange={value => onChange({ typed: value })}
        />
        <TaxBreakdown base={paise} currency="INR" />
        <p className={styles.summary} aria-live="polite">
          {sum && !problem
            ? text('sum.settles', { charged: formatPaise(sum.total), credited: formatPaise(sum.base) })
            : ' '}
        </p>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('cancel')}
        </Button>
        <BusyButton type="submit" variant="contained" busy={busy} disabled={owed === 0}>
          {busy
            ? text('sum.ordering')
            : sum
              ? text('sum.pay', { amount: formatPaise(sum.total) })
              : text('sum.payNone')}
        </BusyButton>
      </DialogActions>
    </form>
  )
}

function useProblem(paise: number | null, owed: number): string | undefined {
  const text = useTexts('addBalance')
  const problems = useTexts('payments')
  if (owed === 0) return text('amount.nothing')
  if (paise === null || paise <= 0) return problems('noAmount')
  if (paise > owed) return text('amount.over', { amount: formatPaise(owed) })
  return boundsProblem(paise) === 'tooMuch' ? problems('tooMuch') : undefined
}
