import { TriangleAlert } from 'lucide-react'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'

/** A wallet has used most of its limit. */
export const NearLimitChip = () => (
  <ToneChip tone="warning" icon={TriangleAlert} label={useTexts('adminPostpaid')('nearLimit')} />
)
