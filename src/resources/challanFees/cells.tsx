import { CircleCheck, Clock, History } from 'lucide-react'
import { useState } from 'react'
import type { ChallanFee } from '../../../contracts/resources/challanBrand.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePlateStateName } from './usePlateStateName.ts'

interface CellProps {
  record: ChallanFee
}

export const Brand = ({ record: { brand } }: CellProps) => {
  const text = useTexts('adminChallans')
  return brand ?? text('fees.everyBrand')
}

export const State = ({ record: { state } }: CellProps) => {
  const text = useTexts('adminChallans')
  return usePlateStateName()(state) ?? text('fees.everyState')
}

export const Route = ({ record: { route } }: CellProps) => {
  const text = useTexts('adminChallans')
  const tool = useTexts('challanTool')
  return route ? tool(`routes.${route}`) : text('fees.everyRoute')
}

export const Discount = ({ record: { discountPercent } }: CellProps) => <span className="num">{discountPercent}%</span>

export const ValidFrom = ({ record: { validFrom } }: CellProps) => {
  const { full } = useDateFormats()
  return <span className="num">{full(validFrom)}</span>
}

/** Whether this version of the fee is current, upcoming or past. */
export const FeeStateChip = ({ record: { current, validFrom } }: CellProps) => {
  const text = useTexts('adminChallans')
  const [now] = useState(() => Date.now())
  if (current) return <ToneChip tone="success" icon={CircleCheck} label={text('fees.current')} />
  const later = Date.parse(validFrom) > now
  return later ? (
    <ToneChip tone="info" icon={Clock} label={text('fees.later')} />
  ) : (
    <ToneChip tone="neutral" icon={History} label={text('fees.earlier')} />
  )
}
