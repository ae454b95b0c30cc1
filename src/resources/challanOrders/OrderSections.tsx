import { Skeleton } from '@mui/material'
import { type RaRecord, useGetOne } from 'ra-core'
import { Fragment, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Field } from '../../../contracts/fields/field.ts'
import { type ChallanOrderDetail, challanEventLabels } from '../../../contracts/resources/challanOrder.ts'
import type { DetailPart } from '../../components/detail/parts.ts'
import { RecordDetail } from '../../components/detail/RecordDetail.tsx'
import { LoadError } from '../../components/EmptyState.tsx'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { PriceBreakdown } from '../../components/PriceBreakdown.tsx'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ChallanOrders.module.css'
import { challanEventLooks } from './chips.tsx'

interface OrderRecordProps<Order> {
  resource: 'challan-orders' | 'challan-payments'
  /** Where to go if the order does not exist. */
  back: { to: string; label: string }
  missingDetail: string
  children: (order: Order) => ReactNode
}

/** Loads the order named in the address (`?id=cho_…`) and handles loading and errors. */
export const OrderRecord = <Order extends RaRecord>(props: OrderRecordProps<Order>) => {
  const { resource, back, missingDetail, children } = props
  const text = useTexts('challanTool')
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const isOrderId = id.startsWith('cho_')
  const { data, error, refetch } = useGetOne<Order>(
    resource,
    { id, meta: { detail: true } },
    { enabled: isOrderId, retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (!isOrderId || (!data && failure?.status === 404))
    return <MissingRecord title={text('order.missing')} detail={missingDetail} to={back.to} back={back.label} />
  if (data) return <Fragment key={id}>{children(data)}</Fragment>
  if (failure)
    return <LoadError isPage title={text('order.error')} requestId={failure.requestId} onRetry={() => void refetch()} />
  return <Skeleton variant="rounded" height={420} />
}

/** Content on the left, amounts on the right. */
export const OrderColumns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.page}>{children}</div>
    {aside}
  </div>
)

/** The fields of an order that both customers and staff can read. */
type Order = Omit<ChallanOrderDetail, 'diverged'>

interface OrderMoneyProps {
  order: Order
  fields: Record<string, Field>
  /** Facts below the amounts. */
  parts: readonly DetailPart[]
}

/** The amounts of the order, the payer and the payment method. */
export const OrderMoney = ({ order, fields, parts }: OrderMoneyProps) => {
  const text = useTexts('challanTool')
  const { finesPaise, feesPaise, gstPaise, totalPaise, paidAt, refundedPaise } = order
  // A refunded amount of 0 means that there was no refund.
  const record: RaRecord = { ...order, refundedPaise: refundedPaise || null }
  return (
    <Section title={text('order.money')}>
      <PriceBreakdown
        lines={[
          { label: text('payment.totalFines'), paise: finesPaise },
          { label: text('payment.totalFees'), paise: feesPaise },
          { label: text('payment.totalGst'), paise: gstPaise },
        ]}
        total={{ label: text(paidAt ? 'result.total' : 'payment.totalToPay'), paise: totalPaise }}
      />
      <hr className={styles.rule} />
      <RecordDetail fields={fields} parts={parts} record={record} />
    </Section>
  )
}

export const OrderTimeline = ({ order: { timeline } }: { order: Order }) => {
  const text = useTexts('challanTool')
  const locale = useLocale()
  const { short } = useDateFormats()
  return (
    <Section title={text('order.course')}>
      <Timeline
        events={timeline.map(({ status, at, note, by }) => ({
          id: `${status}${at}`,
          title: status === 'created' ? text('order.ordered') : challanEventLabels[status][locale],
          detail: [note, text('order.by', { name: by })].filter(Boolean).join(' · '),
          time: short(at),
          ...challanEventLooks[status],
        }))}
      />
    </Section>
  )
}
