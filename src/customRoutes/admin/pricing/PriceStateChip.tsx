import { CircleCheck, CircleSlash, Clock, History } from 'lucide-react'
import type { PriceState } from '../../../../contracts/prices.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'

const looks = {
  active: { tone: 'success', icon: CircleCheck },
  upcoming: { tone: 'info', icon: Clock },
  ended: { tone: 'neutral', icon: History },
  dropped: { tone: 'neutral', icon: CircleSlash },
} as const

/** What a decision has come to. */
export const PriceStateChip = ({ state }: { state: PriceState }) => (
  <ToneChip {...looks[state]} label={useTexts('adminPricing')(`states.${state}`)} />
)
