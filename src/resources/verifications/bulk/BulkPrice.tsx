import { formatCount, formatPaise } from '../../../../contracts/platform/money.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { PriceCard } from '../../../components/PriceCard.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { useBalanceAfter } from '../../../wallets/useBalanceAfter.ts'
import { useShortfall } from '../../../wallets/useShortfall.ts'
import { ShortBalance } from '../ShortBalance.tsx'
import type { Job } from './job.ts'
import type { BulkBlocker } from './useBulkForm.ts'

interface BulkPriceProps {
  job: Job | undefined
  /** Price per row in paise. */
  unitPaise: number
  blocker: BulkBlocker | undefined
  busy: boolean
  onStart: () => void
}

/** The maximum cost of a file before it is started. */
export const BulkPrice = ({ job, unitPaise, blocker, busy, onStart }: BulkPriceProps) => {
  const text = useTexts('bulkScreen')
  const phone = useIsNarrow(600)
  const { ready = 0, problem = 0, duplicate = 0 } = job?.counts ?? {}
  const total = job?.status === 'ready' ? job.atMostPaise : 0
  const wallet = useBalanceAfter(total)
  const lacking = useShortfall(total)
  const shortfall = blocker === 'balance' ? lacking : undefined
  const rows = formatCount(ready)
  const done = text(phone ? 'price.verifyShort' : 'price.verify', { rows, price: formatPaise(total) })
  const label = ready > 0 ? done : text('price.noFile')
  // On a phone the button is far from the explanation, so its label says what is missing.
  const act = phone && blocker ? text(`price.short.${blocker}`) : label
  const left = (key: 'problem' | 'duplicate', count: number) =>
    count > 0 ? [{ label: text(`price.${key}`, { smart_count: count }), paise: 0 }] : []
  return (
    <PriceCard
      atMost
      title={text('price.title')}
      lines={[
        { label: text('price.rows', { rows, price: formatPaise(job?.unitPaise ?? unitPaise) }), paise: total },
        ...left('problem', problem),
        ...left('duplicate', duplicate),
      ]}
      totalPaise={total}
      note={text('price.note')}
      wallet={wallet}
      reason={
        blocker &&
        (shortfall ? <ShortBalance shortfall={shortfall} pricePaise={total} /> : text(`price.${blocker}Missing`))
      }
      action={
        <BusyButton variant="contained" disabled={blocker !== undefined} busy={busy} onClick={onStart}>
          {busy ? text('price.starting') : act}
        </BusyButton>
      }
    />
  )
}
