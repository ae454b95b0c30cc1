import { Button } from '@mui/material'
import { useState } from 'react'
import { getRates } from '../../../contracts/calls/payments.ts'
import {
  centsToPaise,
  quoteTopUp,
  type TopUpCurrency,
  toMinorUnits,
  topUp,
  topUpCurrencies,
} from '../../../contracts/money/topUp.ts'
import { formatMinor, formatPaise, formatWholeRupees } from '../../../contracts/platform/money.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { FundableWallet } from '../fundableWallet.ts'
import { useWallets } from '../useWallets.ts'
import { AmountField, AmountForm, TaxBreakdown, WalletField } from './AmountStep.tsx'
import { readPendingPayment } from './pendingPayment.ts'
import styles from './TopUp.module.css'
import { type AmountStepProps, TopUpDialog } from './TopUpDialog.tsx'
import { parseAmount } from './topUp.ts'

interface TopUpDraft {
  wallet: FundableWallet
  currency: TopUpCurrency
  /** The amount as typed. */
  typed: string
}

interface AddBalanceProps {
  wallet: FundableWallet
  onClose: () => void
}

/** Funds a wallet by card: GSTIN, amount, payment (§2.2, §4). */
export const AddBalance = ({ wallet, onClose }: AddBalanceProps) => {
  const text = useTexts('addBalance')
  const [draft, setDraft] = useState<TopUpDraft>(() => ({
    wallet: readPendingPayment()?.wallet ?? wallet,
    currency: 'INR',
    typed: '',
  }))
  return (
    <TopUpDialog
      title={text('title')}
      onClose={onClose}
      amountStep={props => <TopUpForm {...props} draft={draft} onChange={more => setDraft({ ...draft, ...more })} />}
    />
  )
}

interface TopUpFormProps extends AmountStepProps {
  draft: TopUpDraft
  onChange: (more: Partial<TopUpDraft>) => void
}

/** Wallet, currency and amount, and the resulting card charge (A65–A67). */
const TopUpForm = ({ draft, onChange, pay, ...step }: TopUpFormProps) => {
  const text = useTexts('addBalance')
  const shell = useTexts('shell')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const wallets = useWallets().wallets.filter(({ kind, postpaid }) => kind !== 'challan' && !postpaid)
  const rate = useExchangeRate()
  const { wallet, typed } = draft
  // Only dollars need a rate.
  const currency = rate === null ? 'INR' : draft.currency
  const amount = parseAmount(typed)
  const quote = quoteTopUp(amount, currency, rate?.usdPerInr)
  const charged = quote.ok ? formatMinor(quote.sum.total, currency) : null

  const submit = () => {
    setIsSubmitted(true)
    const body = { amount, walletName: wallet, currency, gstId: step.gst._id }
    if (quote.ok && !step.isOrdering) void pay({ purpose: 'topUp', body })
  }
  return (
    <AmountForm
      {...step}
      caption={text('amount.step')}
      total={charged}
      summary={
        quote.ok && charged
          ? text('sum.summary', {
              charged,
              credited: formatPaise(quote.sum.creditPaise),
              wallet: shell(`wallet.${wallet}`),
            })
          : null
      }
      onSubmit={submit}
    >
      <WalletField wallets={wallets} wallet={wallet} onChange={chosen => onChange({ wallet: chosen })} />
      <CurrencyField currency={currency} rate={rate} onChange={chosen => onChange({ currency: chosen })} />
      <TopUpAmount
        typed={typed}
        currency={currency}
        problem={quote.ok ? null : quote.problem}
        isSubmitted={isSubmitted}
        onChange={value => onChange({ typed: value })}
      />
      {/* The tax is shown even if the amount is out of bounds. */}
      <TaxBreakdown base={quote.ok ? quote.sum.base : toMinorUnits(amount)} currency={currency} />
    </AmountForm>
  )
}

interface ExchangeRate {
  /** Dollars for one rupee. */
  usdPerInr: number
  at: string
}

/** The current rate; null if there is none, undefined while it loads. Rupees do not need one (A73). */
function useExchangeRate(): ExchangeRate | null | undefined {
  const { data, isError } = useCallQuery(getRates, { query: { base: 'INR' } }, { refetchInterval: 5 * 60_000 })
  if (!data) return isError ? null : undefined
  const { rates, at } = data
  return rates.USD && at ? { usdPerInr: rates.USD, at } : null
}

interface CurrencyFieldProps {
  currency: TopUpCurrency
  rate: ExchangeRate | null | undefined
  onChange: (currency: TopUpCurrency) => void
}

/** Rupees or dollars. Without a rate only rupees, with an explanation (A73). */
const CurrencyField = ({ currency, rate, onChange }: CurrencyFieldProps) => {
  const text = useTexts('addBalance')
  const { full } = useDateFormats()
  const options = topUpCurrencies.map(value => ({ value, label: text(`amount.currencies.${value}`) }))
  const label = text('amount.currency')
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      {rate === null ? (
        <InlineAlert tone="info">{text('amount.noRate')}</InlineAlert>
      ) : (
        <SegmentedControl fullWidth label={label} value={currency} options={options} onChange={onChange} />
      )}
      {currency === 'USD' && rate && (
        <span className={styles.now}>
          {text('amount.rate', { rupees: formatPaise(centsToPaise(100, rate.usdPerInr)), time: full(rate.at) })}
        </span>
      )}
    </div>
  )
}

/** In whole rupees. */
const quickAmounts = [5_000, 10_000, 25_000, 1_00_000]

interface TopUpAmountProps {
  typed: string
  currency: TopUpCurrency
  problem: Extract<ReturnType<typeof quoteTopUp>, { ok: false }>['problem'] | null
  /** True after the first attempt to pay; missing values are then reported. */
  isSubmitted: boolean
  onChange: (typed: string) => void
}

/** The amount before tax, with its limits. */
const TopUpAmount = ({ typed, currency, problem, isSubmitted, onChange }: TopUpAmountProps) => {
  const text = useTexts('addBalance')
  const problems = useTexts('payments')
  const [isBlurred, setIsBlurred] = useState(false)
  // More typing cannot correct an amount that is too large, but one that is too small may be incomplete.
  const isShown = isSubmitted || problem === 'tooMuch' || (isBlurred && typed !== '')
  const bounds = { least: formatWholeRupees(topUp.leastPaise), most: formatWholeRupees(topUp.highestRupees * 100) }
  return (
    <div className={styles.field}>
      <AmountField
        label={text('amount.field')}
        currency={currency}
        value={typed}
        problem={isShown && problem ? problems(problem) : undefined}
        hint={text('amount.hint', bounds)}
        onChange={value => {
          setIsBlurred(false)
          onChange(value)
        }}
        onBlur={() => setIsBlurred(true)}
      />
      {currency === 'INR' && (
        <fieldset className={styles.quick}>
          <legend className="hidden-text">{text('amount.quick')}</legend>
          {quickAmounts.map(rupees => (
            <Button
              key={rupees}
              size="small"
              color="inherit"
              variant="outlined"
              onClick={() => onChange(String(rupees))}
            >
              {formatWholeRupees(rupees * 100)}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
