import { CircleCheck, Clock, Lock } from 'lucide-react'
import { memo } from 'react'
import type { Challan } from '../../../../contracts/challans/challanFields.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { CheckboxInput } from '../../../components/plain/CheckboxInput.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useOffences } from '../../../i18n/useOffences.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { isPlainClick, pushQuery } from '../shared/useQueryParams.ts'
import { useSettlementMethod } from '../shared/useSettlement.ts'
import styles from './ChallanCard.module.css'
import { ChallanFacts, RouteChip } from './ChallanFacts.tsx'
import { type ChallanItem, formatFine } from './challanItems.ts'
import { useIsSelected, useSelection } from './selection.ts'

interface PendingChallanCardProps {
  item: ChallanItem
  onImages: (challan: Challan) => void
}

/** A pending challan. If it cannot be selected, a lock replaces the checkbox and the card says why (look.md, Payability). */
export const PendingChallanCard = memo(({ item, onImages }: PendingChallanCardProps) => {
  const selected = useIsSelected(item.no)
  const { toggle } = useSelection()
  const { how } = useSettlementMethod()
  const { challan, payable, no } = item
  const offence = (
    <>
      <Offences challan={challan} />
      <span className={`num ${styles.amount}`}>{formatFine(item.amountPaise)}</span>
    </>
  )
  return (
    <li className={styles.card} data-boxed data-selected={selected || undefined} data-locked={!payable || undefined}>
      {payable ? (
        <label className={styles.head}>
          <CheckboxInput checked={selected} aria-describedby={`how-${no}`} onChange={() => toggle(no)} />
          {offence}
        </label>
      ) : (
        <div className={styles.head}>
          <span className={styles.lock}>
            <Lock size={13} aria-hidden="true" />
          </span>
          {offence}
        </div>
      )}
      <p className={styles.how} id={`how-${no}`}>
        <RouteChip route={challan.route} />
        {payable ? <span>{how(challan.route)}</span> : <Locked challan={challan} />}
      </p>
      <div className={styles.facts}>
        <ChallanFacts challan={challan} onImages={onImages} />
      </div>
    </li>
  )
})

const Locked = ({ challan: { route, order } }: { challan: Challan }) => {
  const text = useTexts('publicChallanList')
  const dates = useDateFormats()
  if (order?.waiting)
    return (
      <>
        <ToneChip large tone="warning" icon={Clock} label={text('locked.waiting')} />
        <span>{text('locked.until', { time: dates.short(order.waiting) })}</span>
        <OrderLink order={order} />
      </>
    )
  if (order)
    return (
      <>
        <span>{text('locked.order')}</span>
        <OrderLink order={order} />
      </>
    )
  const reason = route === 'contested' || route === 'excluded_state' ? route : 'other'
  return <span>{text(`locked.${reason}`)}</span>
}

interface PaidChallanCardProps {
  item: ChallanItem
  onImages: (challan: Challan) => void
}

/** A paid challan with its payment date; it cannot be selected. */
export const PaidChallanCard = memo(({ item: { challan, amountPaise }, onImages }: PaidChallanCardProps) => {
  const text = useTexts('publicChallanList')
  const dates = useDateFormats()
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Offences challan={challan} />
        <span className={`num ${styles.amount}`}>{formatFine(amountPaise)}</span>
      </div>
      <p className={styles.how}>
        <ToneChip large tone="success" icon={CircleCheck} label={text('card.paid')} />
        {challan.datePayment && <span>{text('card.paidOn', { date: dates.day(challan.datePayment) })}</span>}
        {challan.order && <OrderLink order={challan.order} />}
      </p>
      <div className={styles.facts}>
        <ChallanFacts challan={challan} onImages={onImages} />
      </div>
    </li>
  )
})

/** The offences, each with its section of law. */
const Offences = ({ challan: { detailsViolation } }: { challan: Challan }) => {
  const text = useTexts('publicChallanList')
  const { one } = useOffences()
  const offences =
    detailsViolation.length > 0 ? detailsViolation.map(one) : [{ offence: text('card.unnamed'), section: null }]
  return (
    <span className={styles.offences}>
      {offences.map(({ offence, section }, index) => (
        <span key={index}>
          <b>{offence}</b>
          {section && <span>{text('card.section', { section })}</span>}
        </span>
      ))}
    </span>
  )
}

/** Links to the order that contains the challan. */
const OrderLink = ({ order }: { order: NonNullable<Challan['order']> }) => {
  const text = useTexts('publicChallanList')
  return (
    <a
      className={styles.link}
      href={`${paths.challanDetails}?view=orders&order=${order.code}`}
      onClick={event => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        pushQuery({ view: 'orders', order: order.code })
      }}
    >
      {text('card.inOrder')}
    </a>
  )
}
