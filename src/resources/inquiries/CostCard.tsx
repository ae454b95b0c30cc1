import { formatPaise } from '../../../contracts/platform/money.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { PriceCard } from '../../components/PriceCard.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { useBalanceAfter } from '../../wallets/useBalanceAfter.ts'
import { useShortfall } from '../../wallets/useShortfall.ts'
import { ShortBalance } from '../verifications/ShortBalance.tsx'

interface CostCardProps {
  /** Integer paise. */
  cost: { least: number; most: number }
  /** Why nothing can start yet. */
  blocker: string | undefined
  busy: boolean
  onRun: () => void
}

/** What it costs by itself, before anything is asked. */
export const CostCard = ({ cost: { least, most }, blocker, busy, onRun }: CostCardProps) => {
  const text = useTexts('inquiriesScreen')
  const phone = useIsNarrow(600)
  const wallet = useBalanceAfter(most)
  const shortfall = useShortfall(most)
  const label = phone || most === 0 ? text('form.runShort') : text('form.run', { price: formatPaise(most) })
  return (
    <PriceCard
      atMost
      title={text('form.cost')}
      lines={[{ label: text('form.least'), paise: least }]}
      totalPaise={most}
      note={text('form.note')}
      wallet={wallet}
      reason={shortfall ? <ShortBalance shortfall={shortfall} pricePaise={most} /> : blocker}
      action={
        <BusyButton
          variant="contained"
          disabled={blocker !== undefined || shortfall !== undefined}
          busy={busy}
          onClick={onRun}
        >
          {busy ? text('form.running') : label}
        </BusyButton>
      }
    />
  )
}
