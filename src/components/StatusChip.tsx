import {
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  CloudOff,
  LoaderCircle,
  type LucideIcon,
  PencilLine,
  SearchX,
  TimerOff,
  UserRound,
} from 'lucide-react'
import type { VerificationStatus } from '../../contracts/platform/codes.ts'
import { verificationFields } from '../../contracts/resources/verification.ts'
import { useLocale } from '../i18n/locale.ts'
import { ToneChip } from './ToneChip.tsx'
import type { Tone } from './tone.ts'

const looks: Record<VerificationStatus, { tone: Tone; icon: LucideIcon }> = {
  draft: { tone: 'neutral', icon: PencilLine },
  queued: { tone: 'neutral', icon: Clock },
  in_progress: { tone: 'info', icon: LoaderCircle },
  awaiting_person: { tone: 'warning', icon: UserRound },
  completed: { tone: 'success', icon: CircleCheck },
  not_found: { tone: 'neutral', icon: SearchX },
  source_unavailable: { tone: 'warning', icon: CloudOff },
  rejected_input: { tone: 'danger', icon: CircleX },
  cancelled: { tone: 'neutral', icon: Ban },
  expired: { tone: 'neutral', icon: TimerOff },
}

/** "Not found" is an answer, so it is solid grey. "Source unavailable" is not, so it is dashed amber. */
export const StatusChip = ({ status }: { status: VerificationStatus }) => (
  <ToneChip
    {...looks[status]}
    label={verificationFields.status.choices[status].label[useLocale()]}
    dashed={status === 'source_unavailable'}
    turning={status === 'in_progress'}
  />
)
