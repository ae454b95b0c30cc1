import { Button, DialogActions, DialogContent, InputAdornment, Link, Skeleton, TextField } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { type TopUpCurrency, withTax } from '../../../contracts/money/topUp.ts'
import { formatMinor } from '../../../contracts/platform/money.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Money } from '../../components/Money.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import type { FundableWallet } from '../fundableWallet.ts'
import type { WalletBalance } from '../useWallets.ts'
import styles from './TopUp.module.css'
import type { AmountStepProps } from './TopUpDialog.tsx'
import type { PaymentIssue } from './topUp.ts'

interface AmountFormProps extends Omit<AmountStepProps, 'pay'> {
  caption?: string
  /** The formatted card charge; null while there is no amount. */
  total: string | null
  /** One sentence that says what the payment does. */
  summary: string | null
  disabled?: boolean
  onSubmit: () => void
  children: ReactNode
}

/** The frame of an amount step: problem, GSTIN, fields, summary and pay button. */
export const AmountForm = (props: AmountFormProps) => {
  const { caption, gst, onChangeGst, issue, isOrdering, total, summary, disabled, onSubmit, onClose, children } = props
  const text = useTexts('addBalance')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={submit} noValidate>
      <DialogContent className={styles.content}>
        {caption && <p className={styles.step}>{caption}</p>}
        {issue && <PaymentIssueAlert issue={issue} />}
        <p className={styles.gst}>
          {gst.gstinNumber ? (
            <span>
              {text('gst.on')} <span className="mono">{gst.gstinNumber}</span>
            </span>
          ) : (
            <span>{text('gst.without')}</span>
          )}
          <Link component="button" type="button" onClick={onChangeGst}>
            {text('gst.change')}
          </Link>
        </p>
        {children}
        <p className={styles.summary} aria-live="polite">
          {summary ?? ' '}
        </p>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('cancel')}
        </Button>
        <BusyButton type="submit" variant="contained" busy={isOrdering} disabled={disabled}>
          {isOrdering ? text('sum.ordering') : total ? text('sum.pay', { amount: total }) : text('sum.payNone')}
        </BusyButton>
      </DialogActions>
    </form>
  )
}

/** Says why the payment has not succeeded. */
const PaymentIssueAlert = ({ issue }: { issue: PaymentIssue }) => {
  const text = useTexts('addBalance')
  if (issue.kind === 'offline') return <InlineAlert tone="danger">{text('offline')}</InlineAlert>
  if (issue.kind === 'refused') return <InlineAlert tone="danger">{issue.message}</InlineAlert>
  const { order_id: order } = issue
  if (issue.kind === 'closed')
    return (
      <InlineAlert tone="warning">
        <b className={styles.noteTitle}>{text('closed.title')}</b>
        {text('closed.detail')}
        <span className={`mono ${styles.ids}`}>{text('failed.orderOnly', { order })}</span>
      </InlineAlert>
    )
  const { payment_id: payment, reason } = issue
  return (
    <InlineAlert tone="danger">
      <b className={styles.noteTitle}>{text('failed.title')}</b>
      {text('failed.detail', { reason: reason || text('failed.noReason') })}
      <span className={`mono ${styles.ids}`}>
        {payment ? text('failed.ids', { order, payment }) : text('failed.orderOnly', { order })}
      </span>
    </InlineAlert>
  )
}

interface WalletFieldProps {
  /** The wallets to choose from. */
  wallets: readonly WalletBalance[]
  wallet: FundableWallet
  onChange: (wallet: FundableWallet) => void
}

/** The wallet with its current balance or debt. */
export const WalletField = ({ wallets, wallet, onChange }: WalletFieldProps) => {
  const text = useTexts('addBalance')
  const shell = useTexts('shell')
  const shown = wallets.find(({ kind }) => kind === wallet)
  const options = wallets.map(({ kind }) => ({ value: kind as FundableWallet, label: shell(`wallet.${kind}`) }))
  const label = text('amount.wallet')
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      {options.length > 1 && (
        <SegmentedControl fullWidth label={label} value={wallet} options={options} onChange={onChange} />
      )}
      <span className={styles.now}>
        {options.length === 1 && <b>{options[0]?.label}</b>}
        {text(shown?.postpaid ? 'amount.owed' : 'amount.now')}{' '}
        {shown?.paise === undefined ? <Skeleton width={84} /> : <Money paise={shown.paise} strong />}
      </span>
    </div>
  )
}

interface AmountFieldProps {
  label: string
  currency: TopUpCurrency
  value: string
  problem: string | undefined
  hint: ReactNode
  onChange: (value: string) => void
  onBlur?: () => void
}

/** An amount in major units with its currency sign. */
export const AmountField = ({ label, currency, value, problem, hint, onChange, onBlur }: AmountFieldProps) => (
  <TextField
    autoFocus
    fullWidth
    label={label}
    value={value}
    error={problem !== undefined}
    helperText={problem ?? hint}
    onChange={event => onChange(event.target.value)}
    onBlur={onBlur}
    slotProps={{
      htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 20, className: 'num' },
      input: { startAdornment: <InputAdornment position="start">{currency === 'INR' ? '₹' : '$'}</InputAdornment> },
      formHelperText: { 'aria-live': 'polite' },
    }}
  />
)

interface TaxBreakdownProps {
  /** In minor units of the card's currency; null while there is no amount. */
  base: number | null
  currency: TopUpCurrency
}

/** Amount, tax and total. The rows stay in place while the amount is empty. */
export const TaxBreakdown = ({ base, currency }: TaxBreakdownProps) => {
  const text = useTexts('addBalance')
  const sum = base === null ? null : withTax(base)
  return (
    <dl className={styles.sum}>
      {(['base', 'tax', 'total'] as const).map(name => (
        <div key={name}>
          <dt>{text(`sum.${name}`)}</dt>
          <dd className="num">{sum ? formatMinor(sum[name], currency) : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
