import { formatPaise } from '../../../contracts/platform/money.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { PriceCard } from '../../components/PriceCard.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { useBalanceAfter } from '../../wallets/useBalanceAfter.ts'
import { useShortfall } from '../../wallets/useShortfall.ts'
import { ShortBalance } from '../verifications/ShortBalance.tsx'

interface FileRunCardProps {
  /** Integer paise, of all rows. */
  cost: { least: number; most: number }
  /** Verifications. */
  count: number
  blocker: string | undefined
  busy: boolean
  onRun: () => void
}

/** What all rows of a file cost, before any starts. */
export const FileRunCard = ({ cost: { least, most }, count, blocker, busy, onRun }: FileRunCardProps) => {
  const text = useTexts('trubgvScreen')
  const phone = useIsNarrow(600)
  const wallet = useBalanceAfter(most)
  const shortfall = useShortfall(most)
  const price = formatPaise(most)
  const act = count === 1 ? text('file.runOne', { price }) : text('file.run', { count, price })
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
          {busy ? text('form.running') : phone || count === 0 ? text('form.runShort') : act}
        </BusyButton>
      }
    />
  )
}
