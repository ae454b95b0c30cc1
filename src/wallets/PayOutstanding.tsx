import { useState } from 'react'
import { boundsProblem, toMinorUnits, topUp, withTax } from '../../contracts/money/topUp.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { type FundableWallet, isFundable } from './fundableWallet.ts'
import { AmountField, AmountForm, TaxBreakdown, WalletField } from './topUp/AmountStep.tsx'
import { type AmountStepProps, TopUpDialog } from './topUp/TopUpDialog.tsx'
import { parseAmount } from './topUp/topUp.ts'
import { useWallets, type WalletBalance } from './useWallets.ts'

interface SettlementDraft {
  wallet: FundableWallet
  /** As typed. Null before that: the form then proposes the whole debt, up to the limit of one payment. */
  typed: string | null
}

/** Pays the debt of a postpaid account by card. */
export const PayOutstanding = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('addBalance')
  const wallets = useWallets().wallets.filter(({ kind, postpaid }) => postpaid && isFundable(kind))
  const [most] = [...wallets].sort((a, b) => (b.paise ?? 0) - (a.paise ?? 0))
  const [{ wallet, typed }, setDraft] = useState<Partial<SettlementDraft>>({})
  // After a reload the dialog opens before the balances arrive.
  const draft = { wallet: wallet ?? (most?.kind as FundableWallet | undefined) ?? 'api', typed: typed ?? null }
  return (
    <TopUpDialog
      title={text('outstandingTitle')}
      onClose={onClose}
      amountStep={props => (
        <SettlementForm {...props} wallets={wallets} draft={draft} onChange={more => setDraft({ ...draft, ...more })} />
      )}
    />
  )
}

interface SettlementFormProps extends AmountStepProps {
  wallets: readonly WalletBalance[]
  draft: SettlementDraft
  onChange: (more: Partial<SettlementDraft>) => void
}

/** The amount to pay: all or part of a postpaid wallet's debt. */
const SettlementForm = ({ wallets, draft, onChange, pay, ...step }: SettlementFormProps) => {
  const text = useTexts('addBalance')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const owed = wallets.find(({ kind }) => kind === draft.wallet)?.paise ?? 0
  const typed = draft.typed ?? String(Math.min(owed, topUp.highestRupees * 100) / 100)
  const amount = parseAmount(typed)
  const paise = toMinorUnits(amount)
  const problem = useProblem(paise, owed)
  const sum = paise === null ? null : withTax(paise)

  const submit = () => {
    setIsSubmitted(true)
    const body = { walletName: draft.wallet, amount, gstId: step.gst._id }
    if (!problem && !step.isOrdering) void pay({ purpose: 'settlement', body })
  }
  return (
    <AmountForm
      {...step}
      total={sum && formatPaise(sum.total)}
      summary={
        sum && !problem
          ? text('sum.settles', { charged: formatPaise(sum.total), credited: formatPaise(sum.base) })
          : null
      }
      disabled={owed === 0}
      onSubmit={submit}
    >
      <WalletField wallets={wallets} wallet={draft.wallet} onChange={wallet => onChange({ wallet, typed: null })} />
      <AmountField
        label={text('amount.part')}
        currency="INR"
        value={typed}
        problem={isSubmitted || draft.typed !== null ? problem : undefined}
        hint={text('amount.partHint', { most: formatPaise(owed) })}
        onChange={value => onChange({ typed: value })}
      />
      <TaxBreakdown base={paise} currency="INR" />
    </AmountForm>
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
