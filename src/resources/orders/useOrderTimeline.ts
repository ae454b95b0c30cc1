import { CalendarX, CircleCheck, CircleX, Clock, FileText, SearchCheck, ShoppingCart, Wallet } from 'lucide-react'
import type { PaymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import type { TimelineEvent } from '../../components/Timeline.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** The steps of an order, first to last. Steps without a recorded time are shown in sequence only. */
export function useOrderTimeline({
  status,
  createdAt,
  creditedAt,
  reason,
  invoiceNumber,
}: PaymentOrder): TimelineEvent[] {
  const text = useTexts('orders')
  const { full } = useDateFormats()
  const paid: TimelineEvent = { id: 'paid', title: text('one.paid'), time: '', icon: CircleCheck, tone: 'success' }
  const ends: Record<PaymentOrder['status'], TimelineEvent[]> = {
    created: [{ id: 'end', title: text('one.waiting'), time: '', icon: Clock, tone: 'neutral' }],
    failed: [
      {
        id: 'end',
        title: text('one.failed'),
        detail: `${reason === 'closed' ? text('one.closed') : (reason ?? '')} ${text('one.failedDetail')}`.trim(),
        time: '',
        icon: CircleX,
        tone: 'danger',
      },
    ],
    expired: [{ id: 'end', title: text('one.expired'), time: '', icon: CalendarX, tone: 'neutral' }],
    paid: [{ ...paid, detail: text('one.paidDetail') }],
    credited: [
      paid,
      {
        id: 'credit',
        title: text('one.credit'),
        time: creditedAt ? full(creditedAt) : '',
        icon: Wallet,
        tone: 'accent',
      },
      ...(invoiceNumber
        ? [
            {
              id: 'invoice',
              title: text('one.invoiced', { number: invoiceNumber }),
              time: '',
              icon: FileText,
              tone: 'neutral' as const,
            },
          ]
        : []),
    ],
    diverged: [
      {
        id: 'end',
        title: text('one.diverged'),
        detail: text('one.divergedDetail'),
        time: '',
        icon: SearchCheck,
        tone: 'warning',
      },
    ],
  }
  return [
    { id: 'ordered', title: text('one.ordered'), time: full(createdAt), icon: ShoppingCart, tone: 'neutral' },
    ...ends[status],
  ]
}
