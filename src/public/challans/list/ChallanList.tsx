import { useEffect, useMemo, useState } from 'react'
import type { Challan } from '../../../../contracts/calls/challanFields.ts'
import { type ChallanLookup, readSelection, writeSelection } from '../../../../contracts/challanSession.ts'
import { PaymentProblemAlert } from '../review/PaymentProblemAlert.tsx'
import { ReviewSheet } from '../review/ReviewSheet.tsx'
import { usePaySelection } from '../review/usePaySelection.ts'
import { ToastProvider } from '../shared/Toast.tsx'
import type { LookupReply } from '../shared/useLookup.ts'
import { closeQuery, pushQuery, replaceQuery, useQueryParams } from '../shared/useQueryParams.ts'
import { ChallanImages } from './ChallanImages.tsx'
import styles from './ChallanList.module.css'
import { ChallanTabPanel } from './ChallanTabPanel.tsx'
import { type ChallanTab, ChallanTabs } from './ChallanTabs.tsx'
import { groupChallans } from './challanItems.ts'
import { RouteLegend } from './RouteLegend.tsx'
import { SelectionAnnouncer } from './SelectionAnnouncer.tsx'
import { SelectionFooter, SelectionSummary } from './SelectionSummary.tsx'
import { createSelection, SelectionContext } from './selection.ts'
import { VehicleHead } from './VehicleHead.tsx'

interface ChallanListProps {
  lookup: ChallanLookup
  onLooked: (reply: LookupReply, vehicle: string) => void
}

const openReview = () => pushQuery({ view: 'review' })
const closeReview = () => closeQuery({ view: null })

/** The challans of a vehicle: choose, review, pay. The selection survives a reload and the way back (A119). */
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
  const asked = useQueryParams().get('view') === 'review'
  const reviewing = asked && selection.totals().count > 0
  // Nothing is left to review: the next choice must not open it by itself.
  useEffect(() => {
    if (asked && !reviewing) replaceQuery({ view: null })
  }, [asked, reviewing])
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
