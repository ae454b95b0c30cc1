import { useEffect, useMemo, useState } from 'react'
import type { Challan } from '../../../../contracts/calls/challanFields.ts'
import { type ChallanLookup, readSelection, writeSelection } from '../../../../contracts/challanSession.ts'
import { ProblemNote } from '../review/ProblemNote.tsx'
import { Review } from '../review/Review.tsx'
import { usePay } from '../review/usePay.ts'
import { Toasts } from '../shared/Toast.tsx'
import { becomes, goBack, goTo, useAddress } from '../shared/useAddress.ts'
import type { Looked } from '../shared/useLookup.ts'
import styles from './ChallanList.module.css'
import { Images } from './Images.tsx'
import { itemsOf } from './items.ts'
import { Labels } from './Labels.tsx'
import { Panel } from './Panel.tsx'
import { Said } from './Said.tsx'
import { Bar, Summary } from './Summary.tsx'
import { createSelection, SelectionContext } from './selection.ts'
import { type TabName, Tabs } from './Tabs.tsx'
import { VehicleHead } from './VehicleHead.tsx'

interface ChallanListProps {
  lookup: ChallanLookup
  onLooked: (reply: Looked, vehicle: string) => void
}

const openReview = () => goTo({ view: 'review' })
const closeReview = () => goBack({ view: null })

/** The challans of a vehicle: choose, review, pay. The selection survives a reload and the way back (A119). */
export const ChallanList = ({ lookup, onLooked }: ChallanListProps) => {
  const items = useMemo(() => itemsOf(lookup.challans), [lookup])
  const selection = useMemo(
    () =>
      createSelection(items.payable, readSelection(sessionStorage), numbers => writeSelection(sessionStorage, numbers)),
    [items],
  )
  const [tab, setTab] = useState<TabName>('pending')
  const [pictured, setPictured] = useState<Challan | null>(null)
  const { busy, problem, pay, clear } = usePay({ lookup, selection, onLooked })
  const asked = useAddress().get('view') === 'review'
  const reviewing = asked && selection.totals().count > 0
  // Nothing is left to review: the next choice must not open it by itself.
  useEffect(() => {
    if (asked && !reviewing) becomes({ view: null })
  }, [asked, reviewing])
  const note = problem && <ProblemNote problem={problem} onClose={clear} />
  const counts = { pending: items.pending.length, paid: items.paid.length }
  return (
    <Toasts>
      <SelectionContext value={selection}>
        <VehicleHead lookup={lookup} under={<Tabs tab={tab} counts={counts} onTab={setTab} />} />
        <div className={styles.columns}>
          <div className={styles.main}>
            {!reviewing && note}
            <Panel tab={tab} items={items} onImages={setPictured} />
          </div>
          <aside id="total" tabIndex={-1} className={styles.aside}>
            {items.payable.length > 0 && <Summary onReview={openReview} />}
            {items.pending.length > 0 && <Labels />}
          </aside>
        </div>
        {items.payable.length > 0 && <Bar onReview={openReview} />}
        <Said />
        {reviewing && <Review rcNo={lookup.rcNo} busy={busy} problem={note} onPay={pay} onClose={closeReview} />}
        {pictured && <Images images={pictured.imagesChallan} onClose={() => setPictured(null)} />}
      </SelectionContext>
    </Toasts>
  )
}
