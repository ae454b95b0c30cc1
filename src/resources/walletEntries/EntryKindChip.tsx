import { ArrowDownLeft, ArrowUpRight, Lock, type LucideIcon, Scale, Undo2 } from 'lucide-react'
import type { TransferKind } from '../../../contracts/platform/codes.ts'
import type { WalletEntry } from '../../../contracts/resources/walletEntry.ts'
import { entryKindLabel } from '../../../contracts/words/entryKindLabel.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { Tone } from '../../components/tone.ts'
import { useLocale } from '../../i18n/locale.ts'

const looks: Record<TransferKind, { tone: Tone; icon: LucideIcon }> = {
  credit: { tone: 'success', icon: ArrowDownLeft },
  reserve: { tone: 'neutral', icon: Lock },
  capture: { tone: 'neutral', icon: ArrowUpRight },
  release: { tone: 'info', icon: Undo2 },
  refund: { tone: 'info', icon: Undo2 },
  adjust: { tone: 'warning', icon: Scale },
}

export const EntryKindChip = ({ record }: { record: Pick<WalletEntry, 'kind' | 'wallet'> }) => (
  <ToneChip {...looks[record.kind]} label={entryKindLabel(record)[useLocale()]} />
)
