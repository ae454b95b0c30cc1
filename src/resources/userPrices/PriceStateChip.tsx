import { CircleCheck, CircleSlash, Clock, History } from 'lucide-react'
import type { PriceState } from '../../../contracts/money/prices.ts'
import { userPrice } from '../../../contracts/resources/userPrice.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'

const looks = {
  active: { tone: 'success', icon: CircleCheck },
  upcoming: { tone: 'info', icon: Clock },
  ended: { tone: 'neutral', icon: History },
  dropped: { tone: 'neutral', icon: CircleSlash },
} as const

/** The state of a price decision. */
export const PriceStateChip = ({ record: { state } }: { record: { state: PriceState } }) => (
  <ToneChip {...looks[state]} label={userPrice.fields.state.choices[state].label[useLocale()]} />
)
