import { ChevronDown, ChevronUp } from 'lucide-react'
import { memo, useId } from 'react'
import { originalFeePaise } from '../../../../contracts/challans/challans.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { useOffences } from '../../../i18n/useOffences.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { RouteChip } from '../list/ChallanFacts.tsx'
import type { ChallanItem } from '../list/challanItems.ts'
import { useSettlementMethod } from '../shared/useSettlement.ts'
import styles from './Review.module.css'

interface ReviewCardProps {
  item: ChallanItem
  open: boolean
  onToggle: (no: string) => void
}

/** A selected challan. Collapsed, shows the total without GST; expanded, the fine and the fee (A81, A83). */
export const ReviewCard = memo(({ item, open, onToggle }: ReviewCardProps) => {
  const text = useTexts('publicChallanList')
  const id = useId()
  const { time } = useSettlementMethod()
  const { challan, amountPaise, feePaise } = item
  const before = originalFeePaise(feePaise, challan.discount)
  const Chevron = open ? ChevronUp : ChevronDown
  const { one } = useOffences()
  const [offence = { offence: text('card.unnamed') }] = challan.detailsViolation.map(one)
  return (
    <li className={styles.card}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => onToggle(item.no)}>
        <span className={styles.name}>
          <b>{offence.offence}</b>
          <code>{item.no}</code>
        </span>
        <b className="num">{formatPaise(amountPaise + feePaise)}</b>
        <Chevron size={18} aria-hidden="true" />
      </button>
      <div id={id} className={styles.parts} hidden={!open}>
        <p>
          <RouteChip route={challan.route} />
          <span>{time(challan.route)}</span>
        </p>
        <dl className="num">
          <div>
            <dt>{text('review.amount')}</dt>
            <dd>{formatPaise(amountPaise)}</dd>
          </div>
          <div>
            <dt>{text('review.fee')}</dt>
            <dd>
              {before !== null && (
                <>
                  <b>{text('review.off', { percent: challan.discount })}</b>
                  <span className="hidden-text">{text('review.before')}</span>
                  <s>{formatPaise(before)}</s>
                </>
              )}
              {formatPaise(feePaise)}
            </dd>
          </div>
        </dl>
      </div>
    </li>
  )
})
