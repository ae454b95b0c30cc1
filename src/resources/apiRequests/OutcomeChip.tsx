import { Ban, CircleX } from 'lucide-react'
import type { ApiOutcome } from '../../../contracts/apiUsage.ts'
import { StatusChip } from '../../components/StatusChip.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

/** How a call ended: as a verification ends, or before there was one. */
export const OutcomeChip = ({ outcome }: { outcome: ApiOutcome }) => {
  const text = useTexts('usage')
  if (outcome === 'refused') return <ToneChip tone="warning" icon={Ban} label={text('outcome.refused')} />
  if (outcome === 'failed') return <ToneChip tone="danger" icon={CircleX} label={text('outcome.failed')} />
  return <StatusChip status={outcome} />
}
