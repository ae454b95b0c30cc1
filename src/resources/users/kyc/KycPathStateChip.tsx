import { BadgeCheck, CircleX, Clock, type LucideIcon, PencilLine } from 'lucide-react'
import { ToneChip } from '../../../components/ToneChip.tsx'
import type { Tone } from '../../../components/tone.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { customerFacingState, kycPathStateKey, type UserKycPath } from './userKyc.ts'

const looks: Record<ReturnType<typeof customerFacingState>, { tone: Tone; icon: LucideIcon }> = {
  open: { tone: 'neutral', icon: PencilLine },
  pending: { tone: 'warning', icon: Clock },
  approved: { tone: 'success', icon: BadgeCheck },
  rejected: { tone: 'danger', icon: CircleX },
}

/** Where a path stands, derived as the customer's own screen derives it. */
export const KycPathStateChip = ({ path }: { path: UserKycPath }) => (
  <ToneChip {...looks[customerFacingState(path.step)]} label={useTexts('admin')(`kyc.step.${kycPathStateKey(path)}`)} />
)
