import {
  BadgeCheck,
  FileSpreadsheet,
  History,
  KeyRound,
  LogIn,
  type LucideIcon,
  Scale,
  SquareCheck,
  ToggleRight,
  UserRound,
} from 'lucide-react'
import type { AuditAction } from '../../../../contracts/auditActions.ts'
import type { Tone } from '../../../components/tone.ts'

interface Look {
  icon: LucideIcon
  tone: Tone
}

const plain: Look = { icon: History, tone: 'neutral' }

const looks: Record<string, Look> = {
  session: { icon: LogIn, tone: 'neutral' },
  apiKey: { icon: KeyRound, tone: 'neutral' },
  verification: { icon: SquareCheck, tone: 'neutral' },
  job: { icon: FileSpreadsheet, tone: 'neutral' },
  wallet: { icon: Scale, tone: 'accent' },
  hold: { icon: Scale, tone: 'accent' },
  kyc: { icon: BadgeCheck, tone: 'success' },
  feature: { icon: ToggleRight, tone: 'warning' },
  control: { icon: ToggleRight, tone: 'warning' },
  user: { icon: UserRound, tone: 'warning' },
}

/** How an audit entry looks, by the area before its dot. */
export const auditStyle = (action: AuditAction): Look => looks[action.slice(0, action.indexOf('.'))] ?? plain
