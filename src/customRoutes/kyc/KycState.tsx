import { CircleAlert, CircleCheck, CircleDashed, CircleX, Clock } from 'lucide-react'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import type { KycPathState, KycProgress } from './kycProgress.ts'

const looks = {
  none: { tone: 'warning', icon: CircleAlert },
  open: { tone: 'warning', icon: CircleDashed },
  waiting: { tone: 'info', icon: Clock },
  rejected: { tone: 'danger', icon: CircleX },
  complete: { tone: 'success', icon: CircleCheck },
} as const satisfies Record<KycPathState, unknown>

/** Where the account's KYC stands, in words: "Step 2 of 4". */
export const useKycStateLabel = () => {
  const text = useTexts('kycScreen')
  return ({ state, at, steps }: KycProgress) => text(`state.${state}`, { step: at + 1, steps: steps.length })
}

export const KycStateChip = ({ progress }: { progress: KycProgress }) => (
  <ToneChip {...looks[progress.state]} label={useKycStateLabel()(progress)} />
)
