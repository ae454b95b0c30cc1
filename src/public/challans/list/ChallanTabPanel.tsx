import { CircleCheckBig, ReceiptIndianRupee } from 'lucide-react'
import type { Challan } from '../../../../contracts/challans/challanFields.ts'
import { readBrandToken } from '../../../../contracts/challans/challanSession.ts'
import { CheckboxInput } from '../../../components/plain/CheckboxInput.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { searchStartUrl } from '../shared/searchUrls.ts'
import { useGradualCount } from '../shared/useGradualCount.ts'
import { PaidChallanCard, PendingChallanCard } from './ChallanCard.tsx'
import styles from './ChallanList.module.css'
import type { ChallanTab } from './ChallanTabs.tsx'
import { type ChallanGroups, type ChallanItem, formatFine } from './challanItems.ts'
import { useSelection, useSelectionTotals } from './selection.ts'

interface ChallanTabPanelProps {
  tab: ChallanTab
  items: ChallanGroups
  onImages: (challan: Challan) => void
}

/** Lists from this length skip the layout of off-screen cards. */
const LONG = 30

/** One tab: the number of challans with their total, then the list. */
export const ChallanTabPanel = ({ tab, items, onImages }: ChallanTabPanelProps) => {
  const text = useTexts('publicChallanList')
  const shown = items[tab]
  const sum = shown.reduce((total, { amountPaise }) => total + amountPaise, 0)
  return (
    <div id="challans" role="tabpanel" aria-labelledby={`tab-${tab}`}>
      {shown.length === 0 ? (
        <Empty tab={tab} />
      ) : (
        <>
          <div className={styles.head}>
            <h2>
              <b className="num">{formatFine(sum)}</b> {text('count', { smart_count: shown.length })}
            </h2>
            {tab === 'pending' && items.payable.length > 0 && (
              <>
                <SelectAll all={items.payable.length} />
                <a className={styles.skip} href="#total">
                  {text('toTotal')}
                </a>
              </>
            )}
          </div>
          <Cards key={tab} tab={tab} items={shown} onImages={onImages} />
        </>
      )}
    </div>
  )
}

interface CardsProps {
  tab: ChallanTab
  items: readonly ChallanItem[]
  onImages: (challan: Challan) => void
}

/** The estimated height of a card with its gap, in pixels; it keeps the place in a list that is not complete yet. */
const CARD_PX = 212

const Cards = ({ tab, items, onImages }: CardsProps) => {
  const count = useGradualCount(items.length)
  const Each = tab === 'pending' ? PendingChallanCard : PaidChallanCard
  return (
    <ul
      className={styles.cards}
      data-long={items.length > LONG || undefined}
      style={count < items.length ? { minHeight: items.length * CARD_PX } : undefined}
    >
      {items.slice(0, count).map(item => (
        <Each key={item.no} item={item} onImages={onImages} />
      ))}
    </ul>
  )
}

const SelectAll = ({ all }: { all: number }) => {
  const text = useTexts('publicChallanList')
  const { toggleAll } = useSelection()
  const { count } = useSelectionTotals()
  return (
    <label className={styles.all}>
      <CheckboxInput checked={count === all} onChange={toggleAll} /> {text('selectAll')}
    </label>
  )
}

const Empty = ({ tab }: { tab: ChallanTab }) => {
  const text = useTexts('publicChallanList')
  const Icon = tab === 'pending' ? CircleCheckBig : ReceiptIndianRupee
  return (
    <div className={styles.empty}>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
      <h2>{text(`empty.${tab}`)}</h2>
      <p>{text(`empty.${tab}Detail`)}</p>
      {tab === 'pending' && <a href={searchStartUrl(readBrandToken(sessionStorage))}>{text('empty.another')}</a>}
    </div>
  )
}
