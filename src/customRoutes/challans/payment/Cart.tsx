import { Link } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { Challan } from '../../../../contracts/calls/challanFields.ts'
import { isPaid, payableRoutes } from '../../../../contracts/challans.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Cart.module.css'
import { CartCard } from './CartCard.tsx'
import { CartTotals } from './CartTotals.tsx'
import page from './Payment.module.css'
import type { ChallanSelection } from './useChallanSelection.ts'

interface CartProps {
  parentId: string
  selection: ChallanSelection
  onBack: () => void
}

/** An unpaid order of one's own can be paid again. */
const isBlocked = ({ payable, order }: Challan) => !payable && order?.status !== 'created'

/** A source may write `PAID`: here it looks pending, and the server takes nothing for it (A76). */
const whyOf = ({ status, order, route }: Challan) => {
  if (isPaid(status, 'public')) return 'payment.isPaid'
  return order || payableRoutes.includes(route) ? 'payment.isOrdered' : (`routeDetail.${route}` as const)
}

/** What was ticked, one card open at a time (A84), and what it comes to. */
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
          {text('payment.blocked', { number: challan.challanNo, why: text(whyOf(challan)) })}
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
