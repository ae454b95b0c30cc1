import { Button, Link } from '@mui/material'
import { ArrowLeft, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Challan } from '../../../../contracts/challans/challanFields.ts'
import { isPaid, originalFeePaise, payableRoutes } from '../../../../contracts/challans/challans.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Money } from '../../../components/Money.tsx'
import { PriceBreakdown } from '../../../components/PriceBreakdown.tsx'
import { useOffences } from '../../../i18n/useOffences.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Cart.module.css'
import page from './Payment.module.css'
import { useCartPayment } from './useCartPayment.ts'
import { type ChallanSelection, challanCharge } from './useChallanSelection.ts'

interface CartProps {
  parentId: string
  selection: ChallanSelection
  onBack: () => void
}

/** The customer's own unpaid order can be paid again, unless it waits for the bank. */
const isBlocked = ({ payable, order }: Challan) => !payable && (order?.status !== 'created' || order.waiting !== null)

/** A source may write `PAID`. That counts as pending here, but the server accepts no payment for it (A76). */
const blockedReason = ({ status, order, route }: Challan) => {
  if (isPaid(status, 'public')) return 'payment.isPaid'
  if (order?.waiting) return 'payment.isWaiting'
  return order || payableRoutes.includes(route) ? 'payment.isOrdered' : (`routeDetail.${route}` as const)
}

/** The selected challans, one expanded at a time (A84), with the total. */
export const Cart = ({ parentId, selection, onBack }: CartProps) => {
  const text = useTexts('challanTool')
  const { picked, toggle } = selection
  const [open, setOpen] = useState<string | null>(picked[0]?.challanNo ?? null)
  const blocked = picked.filter(isBlocked)
  return (
    <div className={page.content}>
      <h2 className={styles.review}>
        <Link component="button" type="button" onClick={onBack}>
          <ArrowLeft size={18} aria-hidden="true" />
          {text('payment.review')}
        </Link>
      </h2>
      {blocked.map(challan => (
        <InlineAlert
          key={challan.challanNo}
          tone="warning"
          action={
            <Link component="button" type="button" onClick={() => toggle(challan.challanNo)}>
              {text('payment.remove')}
            </Link>
          }
        >
          {text('payment.blocked', { number: challan.challanNo, why: text(blockedReason(challan)) })}
        </InlineAlert>
      ))}
      <div className={styles.cart}>
        <ul className={page.cards}>
          {picked.map(challan => (
            <CartCard
              key={challan.challanNo}
              challan={challan}
              open={open === challan.challanNo}
              onToggle={() => setOpen(open === challan.challanNo ? null : challan.challanNo)}
            />
          ))}
        </ul>
        <CartTotals key={picked.map(({ challanNo }) => challanNo).join()} parentId={parentId} selection={selection} />
      </div>
    </div>
  )
}

interface CartCardProps {
  challan: Challan
  open: boolean
  onToggle: () => void
}

/** Offence, number, and fine plus fee. Expanded, shows fine, fee and the fee before its discount (A81). */
const CartCard = ({ challan, open, onToggle }: CartCardProps) => {
  const text = useTexts('challanTool')
  const id = useId()
  const { one } = useOffences()
  const { challanNo, detailsViolation, discount } = challan
  const { amountPaise, feePaise } = challanCharge(challan)
  const originalPaise = originalFeePaise(feePaise, discount)
  return (
    <li className={styles.inCart}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <span>
          <strong>{detailsViolation.map(violation => one(violation).offence).join(', ')}</strong>
          <span className="mono">{challanNo}</span>
        </span>
        <Money paise={amountPaise + feePaise} strong />
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <dl id={id} hidden={!open} className={styles.parts}>
        <div>
          <dt>{text('payment.amount')}</dt>
          <dd>
            <Money paise={amountPaise} />
          </dd>
        </div>
        <div>
          <dt>{text('payment.fee')}</dt>
          <dd>
            {originalPaise !== null && (
              <>
                <span className={styles.off}>{text('payment.off', { percent: discount })}</span>
                <s className="num">{formatPaise(originalPaise)}</s>
              </>
            )}
            <Money paise={feePaise} />
          </dd>
        </div>
      </dl>
    </li>
  )
}

interface CartTotalsProps {
  parentId: string
  selection: ChallanSelection
}

/**
 * Totals and the pay button. After a refusal the button stays at 'wait...' until the selection changes; without a reply it is enabled again
 * (A85, A86).
 */
const CartTotals = ({ parentId, selection: { picked, sums } }: CartTotalsProps) => {
  const text = useTexts('challanTool')
  const { busy, message, pay } = useCartPayment(parentId, picked)
  return (
    <section className={styles.totals} aria-label={text('payment.totalToPay')}>
      <PriceBreakdown
        lines={[
          { label: text('payment.totalFines'), paise: sums.finesPaise },
          { label: text('payment.totalFees'), paise: sums.feesPaise },
          { label: text('payment.totalGst'), paise: sums.gstPaise },
        ]}
        total={{ label: text('payment.totalToPay'), paise: sums.totalPaise }}
      />
      <p className={styles.gst}>{text('payment.gstNote')}</p>
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={busy || picked.length === 0}
        onClick={() => void pay()}
      >
        {text(busy ? 'payment.wait' : 'payment.pay')}
      </Button>
      {message && <InlineAlert tone={message.tone}>{message.text}</InlineAlert>}
    </section>
  )
}
