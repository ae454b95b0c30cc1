import { Building2, UserRound } from 'lucide-react'
import type { KycKind } from '../../../../contracts/kyc.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'

export const KycKindChip = ({ kind }: { kind: KycKind }) => (
  <ToneChip
    tone="neutral"
    icon={kind === 'individual' ? UserRound : Building2}
    label={useTexts('admin')(`kyc.kind.${kind}`)}
  />
)
