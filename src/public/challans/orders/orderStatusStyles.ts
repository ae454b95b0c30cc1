import {
  CircleCheck,
  CircleX,
  Clock,
  IndianRupee,
  LoaderCircle,
  type LucideIcon,
  RotateCcw,
  SearchCheck,
  TimerOff,
} from 'lucide-react'
import type { ChallanEvent } from '../../../../contracts/challans.ts'
import type { Tone } from '../../../components/tone.ts'

/** How each status of an order looks, and what else its timeline tells. */
export const orderStatusStyles: Record<ChallanEvent, { tone: Tone; icon: LucideIcon }> = {
  created: { tone: 'warning', icon: Clock },
  paid: { tone: 'accent', icon: IndianRupee },
  processing: { tone: 'info', icon: LoaderCircle },
  settled: { tone: 'success', icon: CircleCheck },
  refunded: { tone: 'neutral', icon: RotateCcw },
  failed: { tone: 'danger', icon: CircleX },
  expired: { tone: 'neutral', icon: TimerOff },
  diverged: { tone: 'warning', icon: SearchCheck },
  returned: { tone: 'accent', icon: RotateCcw },
}
