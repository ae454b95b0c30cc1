import { Button, Link, Tab, Tabs } from '@mui/material'
import { CircleCheck, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import type { Challan } from '../../../../contracts/challans/challanFields.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Money } from '../../../components/Money.tsx'
import { NumberPlate } from '../../../components/plain/NumberPlate.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ChallanCard } from './ChallanCard.tsx'
import styles from './Payment.module.css'
import type { ChallanSelection } from './useChallanSelection.ts'

interface ChallanReviewProps {
  result: readonly Challan[]
  selection: ChallanSelection
  onProceed: () => void
}

/** Pending challans with checkboxes, and paid challans. */
export const ChallanReview = ({ result, selection, onProceed }: ChallanReviewProps) => {
  const text = useTexts('challanTool')
  const [tab, setTab] = useState<'pending' | 'paid'>('pending')
  const { pending, paid } = selection
  return (
    <div className={styles.content}>
      <Tabs aria-label={text('payment.details')} value={tab} onChange={(_, next: typeof tab) => setTab(next)}>
        <Tab id="tab-pending" aria-controls="challans" value="pending" label={text('payment.pendingTab')} />
        <Tab id="tab-paid" aria-controls="challans" value="paid" label={text('payment.paidTab')} />
      </Tabs>
      <div id="challans" role="tabpanel" aria-labelledby={`tab-${tab}`} className={styles.panel}>
        {tab === 'pending' ? (
          <>
            <PendingChallansHeader first={result[0]} selection={selection} />
            {pending.length === 0 && (
              <EmptyState icon={CircleCheck} title={text('payment.noPending')}>
                {text('payment.noPendingDetail')}
              </EmptyState>
            )}
            <ul className={styles.cards}>
              {pending.map(challan => (
                <ChallanCard
                  key={challan.challanNo}
                  challan={challan}
                  selected={selection.chosen.has(challan.challanNo)}
                  onToggle={selection.toggle}
                />
              ))}
            </ul>
          </>
        ) : (
          <>
            {paid.length === 0 && (
              <EmptyState icon={ReceiptText} tone="neutral" title={text('payment.noPaid')}>
                {text('payment.noPaidDetail')}
              </EmptyState>
            )}
            <ul className={styles.cards}>
              {paid.map(challan => (
                <ChallanCard key={challan.challanNo} challan={challan} />
              ))}
            </ul>
          </>
        )}
      </div>
      {tab === 'pending' && pending.length > 0 && (
        <div className={styles.foot}>
          <strong role="status">{text('payment.selected', { count: selection.picked.length })}</strong>
          <Button variant="contained" size="large" disabled={selection.picked.length === 0} onClick={onProceed}>
            {text('payment.proceed')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The vehicle, the name (the first challan's violator, or else the owner: A78) and the selection. */
const PendingChallansHeader = ({ first, selection }: { first: Challan | undefined; selection: ChallanSelection }) => {
  const text = useTexts('challanTool')
  const name = first?.nameViolator || first?.nameOwner
  return (
    <header className={styles.head}>
      {first && (
        <div className={styles.vehicle}>
          <NumberPlate rc={first.rcNo} />
          {name && <strong>{name}</strong>}
        </div>
      )}
      <dl className={styles.figures}>
        <div>
          <dt>{text('payment.totalPending')}</dt>
          <dd className="num">{selection.pending.length}</dd>
        </div>
        <div>
          <dt>{text('payment.selectedAmount')}</dt>
          <dd aria-live="polite">
            <Money paise={selection.selectedPaise} />
          </dd>
        </div>
      </dl>
      {selection.pending.length > 0 && (
        <div className={styles.links}>
          <Link component="button" type="button" onClick={selection.selectAll}>
            {text('payment.selectAll')}
          </Link>
          <Link component="button" type="button" onClick={selection.deselectAll}>
            {text('payment.deselectAll')}
          </Link>
        </div>
      )}
    </header>
  )
}
