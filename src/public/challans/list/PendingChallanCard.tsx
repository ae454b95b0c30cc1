import { Lock } from 'lucide-react'
import { memo } from 'react'
import type { Challan } from '../../../../contracts/calls/challanFields.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './ChallanCard.module.css'
import { ChallanFacts } from './ChallanFacts.tsx'
import { type ChallanItem, formatFine } from './challanItems.ts'
import { Offences } from './Offences.tsx'
import { OrderLink } from './OrderLink.tsx'
import { RouteChip } from './RouteChip.tsx'
import { useIsSelected, useSelection } from './selection.ts'
import { useSettlementMethod } from './useSettlementMethod.ts'

interface PendingChallanCardProps {
  item: ChallanItem
  onImages: (challan: Challan) => void
}

/** A pending challan. One that cannot be selected says why, with a lock in the checkbox's place (look.md, Payability). */
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
          <input type="checkbox" checked={selected} aria-describedby={`how-${no}`} onChange={() => toggle(no)} />
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
