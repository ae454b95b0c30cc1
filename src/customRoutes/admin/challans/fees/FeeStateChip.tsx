import { CircleCheck, Clock, History } from 'lucide-react'
import { useState } from 'react'
import type { ChallanFee } from '../../../../../contracts/resources/challanBrand.ts'
import { ToneChip } from '../../../../components/ToneChip.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'

/** Whether this version counts now, later, or no more. */
export const FeeStateChip = ({ fee: { current, validFrom } }: { fee: ChallanFee }) => {
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
