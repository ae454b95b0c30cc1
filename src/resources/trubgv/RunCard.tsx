import { formatPaise } from '../../../contracts/platform/money.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { PriceCard } from '../../components/PriceCard.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { useBalanceAfter } from '../../wallets/useBalanceAfter.ts'
import { useShortfall } from '../../wallets/useShortfall.ts'
import { ShortBalance } from '../verifications/ShortBalance.tsx'

interface RunCardProps {
  /** Integer paise. */
  cost: { least: number; most: number }
  count: number
  /** Why nothing can run yet. */
  blocker: string | undefined
  busy: boolean
  onRun: () => void
}

/** Least and most, before anything runs. */
export const RunCard = ({ cost: { least, most }, count, blocker, busy, onRun }: RunCardProps) => {
  const text = useTexts('trubgvScreen')
  const phone = useIsNarrow(600)
  const wallet = useBalanceAfter(most)
  const shortfall = useShortfall(most)
  const price = formatPaise(most)
  const act = phone
    ? text('form.runShort')
    : count === 1
      ? text('form.runOne', { price })
      : text('form.run', { count, price })
  return (
    <PriceCard
      atMost
      title={text('form.cost')}
      lines={[{ label: text('form.least'), paise: least }]}
      totalPaise={most}
      note={text('form.costNote')}
      wallet={wallet}
      reason={shortfall ? <ShortBalance shortfall={shortfall} pricePaise={most} /> : blocker}
      action={
        <BusyButton
          variant="contained"
          disabled={blocker !== undefined || shortfall !== undefined}
          busy={busy}
          onClick={onRun}
        >
          {busy ? text('form.running') : count === 0 ? text('form.runShort') : act}
        </BusyButton>
      }
    />
  )
}
