import { TriangleAlert } from 'lucide-react'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { usePostpaidText } from './texts.ts'

/** A wallet has used most of its limit. */
export const NearLimit = () => <ToneChip tone="warning" icon={TriangleAlert} label={usePostpaidText()('nearLimit')} />
