import { Button } from '@mui/material'
import { Ban, CircleAlert, CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { returnPayment } from '../../../contracts/calls/payments.ts'
import { formatMinor } from '../../../contracts/platform/money.ts'
import { type DivergedPayment, divergedPayment } from '../../../contracts/resources/divergedPayment.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useToast } from '../../components/useToast.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './DivergedPayments.module.css'

interface CellProps {
  record: DivergedPayment
}

const { mismatch: mismatches, purpose: purposes, state: states, wallet: wallets } = divergedPayment.fields

export const Customer = ({ record: { customer, userId } }: CellProps) => <CustomerLink record={{ customer, userId }} />

export const Purpose = ({ record: { purpose, wallet } }: CellProps) => {
  const locale = useLocale()
  return `${purposes.choices[purpose].label[locale]}, ${wallets.choices[wallet].label[locale]}`
}

export const Received = ({ record: { amountMinor, currency } }: CellProps) => (
  <b className={`num ${styles.amount}`}>{formatMinor(amountMinor, currency)}</b>
)

export const Ordered = ({ record: { orderedMinor, orderedCurrency } }: CellProps) => (
  <span className={`num ${styles.amount}`}>{formatMinor(orderedMinor, orderedCurrency)}</span>
)

const icons: Record<DivergedPayment['state'], LucideIcon> = {
  open: CircleAlert,
  asked: Clock,
  approved: LoaderCircle,
  refused: Ban,
  failed: CircleX,
  done: CircleCheck,
}

export const State = ({ record: { state } }: CellProps) => {
  const { label, tone = 'neutral' } = states.choices[state]
  return <ToneChip tone={tone} icon={icons[state]} label={label[useLocale()]} />
}

export const Head = ({ record }: CellProps) => (
  <p className={styles.head}>
    <Received record={record} />
    <State record={record} />
  </p>
)

/** Asks for the return of the whole payment; a second person approves it. */
export const ReturnButton = ({ record }: CellProps) => {
  const text = useTexts('adminMoney')
  const toast = useToast()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const { id, state, mismatch, amountMinor, currency, customer } = record
  if (state !== 'open' && state !== 'refused' && state !== 'failed') return null
  const amount = formatMinor(amountMinor, currency)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={text('returns.askFor', { amount, customer })}
        onClick={() => setOpen(true)}
      >
        {text('returns.ask')}
      </Button>
      {open && (
        <ActionDialog
          call={returnPayment}
          params={{ id }}
          fields={[{ ...reasonField, hint: text('returns.reasonHint') }]}
          title={text('returns.title', { amount })}
          detail={text('returns.detail', { mismatch: mismatches.choices[mismatch].label[locale], customer })}
          confirm={text('returns.confirm')}
          done={text('approvals.sent')}
          onConflict={message => toast(message, 'error')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
