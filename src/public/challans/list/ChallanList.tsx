import { ArrowUp } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { Challan } from '../../../../contracts/challans/challanFields.ts'
import { type ChallanLookup, readSelection, writeSelection } from '../../../../contracts/challans/challanSession.ts'
import { challanRoutes, challanTotalsOf } from '../../../../contracts/challans/challans.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { PaymentProblemAlert } from '../review/PaymentProblemAlert.tsx'
import { ReviewSheet } from '../review/ReviewSheet.tsx'
import { usePaySelection } from '../review/usePaySelection.ts'
import { ToastProvider } from '../shared/Toast.tsx'
import type { LookupReply } from '../shared/useLookup.ts'
import { closeQuery, pushQuery, replaceQuery, useQueryParams } from '../shared/useQueryParams.ts'
import { RouteChip } from './ChallanFacts.tsx'
import { ChallanFeeBreakdown } from './ChallanFeeBreakdown.tsx'
import { ChallanImages } from './ChallanImages.tsx'
import styles from './ChallanList.module.css'
import { ChallanTabPanel } from './ChallanTabPanel.tsx'
import { type ChallanTab, ChallanTabs } from './ChallanTabs.tsx'
import { groupChallans } from './challanItems.ts'
import { createSelection, SelectionContext, useSelectionTotals } from './selection.ts'
import { VehicleHead } from './VehicleHead.tsx'

interface ChallanListProps {
  lookup: ChallanLookup
  onLooked: (reply: LookupReply, vehicle: string) => void
}

const openReview = () => pushQuery({ view: 'review' })
const closeReview = () => closeQuery({ view: null })

/** A vehicle's challans: select, review, pay. The selection survives a reload and the back button (A119). */
export const ChallanList = ({ lookup, onLooked }: ChallanListProps) => {
  const items = useMemo(() => groupChallans(lookup.challans), [lookup])
  const selection = useMemo(
    () =>
      createSelection(items.payable, readSelection(sessionStorage), numbers => writeSelection(sessionStorage, numbers)),
    [items],
  )
  const [tab, setTab] = useState<ChallanTab>('pending')
  const [pictured, setPictured] = useState<Challan | null>(null)
  const { busy, problem, pay, clear } = usePaySelection({ lookup, selection, onLooked })
  const wantsReview = useQueryParams().get('view') === 'review'
  const reviewing = wantsReview && selection.totals().count > 0
  // The selection is empty. Without this, the next selection would reopen the review.
  useEffect(() => {
    if (wantsReview && !reviewing) replaceQuery({ view: null })
  }, [wantsReview, reviewing])
  const note = problem && <PaymentProblemAlert problem={problem} onClose={clear} />
  const counts = { pending: items.pending.length, paid: items.paid.length }
  return (
    <ToastProvider>
      <SelectionContext value={selection}>
        <VehicleHead lookup={lookup} under={<ChallanTabs tab={tab} counts={counts} onTab={setTab} />} />
        <div className={styles.columns}>
          <div className={styles.main}>
            {!reviewing && note}
            <ChallanTabPanel tab={tab} items={items} onImages={setPictured} />
          </div>
          <aside id="total" tabIndex={-1} className={styles.aside}>
            {items.payable.length > 0 && <SelectionSummary onReview={openReview} />}
            {items.pending.length > 0 && <RouteLegend />}
          </aside>
        </div>
        {items.payable.length > 0 && <SelectionFooter onReview={openReview} />}
        <SelectionAnnouncer />
        {reviewing && <ReviewSheet rcNo={lookup.rcNo} busy={busy} problem={note} onPay={pay} onClose={closeReview} />}
        {pictured && <ChallanImages images={pictured.imagesChallan} onClose={() => setPictured(null)} />}
      </SelectionContext>
    </ToastProvider>
  )
}

/** Waits until the last of several quick selections. */
const QUIET_MS = 500

/** Announces the total to screen readers after the selection has settled; silent before the first selection. */
const SelectionAnnouncer = () => {
  const text = useTexts('publicChallanList')
  const totals = useSelectionTotals()
  const [first] = useState(totals)
  const [said, setSaid] = useState('')
  const total = formatPaise(challanTotalsOf(totals.finesPaise, totals.feesPaise).totalPaise)
  const words = totals === first ? '' : text('summary.said', { smart_count: totals.count, total })
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), QUIET_MS)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <p className="hidden-text" role="status">
      {said}
    </p>
  )
}

/** Explains the five settlement routes. */
const RouteLegend = () => {
  const text = useTexts('publicChallanList')
  return (
    <section className={styles.labels}>
      <h2>{text('labels')}</h2>
      <ul>
        {challanRoutes.map(route => (
          <li key={route}>
            <RouteChip route={route} />
            <span>{text(`how.${route}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The total beside the list; sticky. */
const SelectionSummary = ({ onReview }: { onReview: () => void }) => {
  const text = useTexts('publicChallanList')
  const totals = useSelectionTotals()
  const none = totals.count === 0
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{none ? text('summary.none') : text('summary.selected', { smart_count: totals.count })}</h2>
      <ChallanFeeBreakdown totals={totals} />
      <Button disabled={none} onClick={onReview} aria-describedby="summary-note">
        {text('summary.review')}
      </Button>
      <p id="summary-note">{none ? text('summary.hint') : text('sums.note')}</p>
    </section>
  )
}

/** The same at the bottom on phones: the total to pay rather than the sum of the fines (look.md, Public pages). */
const SelectionFooter = ({ onReview }: { onReview: () => void }) => {
  const text = useTexts('publicChallanList')
  const { count, finesPaise, feesPaise } = useSelectionTotals()
  return (
    <div className={styles.bar}>
      <div>
        <span id="bar-note">{count === 0 ? text('summary.hint') : text('summary.bar', { smart_count: count })}</span>
        <strong className="num">{formatPaise(challanTotalsOf(finesPaise, feesPaise).totalPaise)}</strong>
      </div>
      <Button disabled={count === 0} onClick={onReview} aria-describedby="bar-note">
        {text('summary.reviewShort')} <ArrowUp size={16} aria-hidden="true" />
      </Button>
    </div>
  )
}
