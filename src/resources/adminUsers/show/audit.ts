import {
  BadgeCheck,
  FileSpreadsheet,
  KeyRound,
  LogIn,
  type LucideIcon,
  ReceiptText,
  Scale,
  ShieldCheck,
  SquareCheck,
  ToggleRight,
  UserRound,
} from 'lucide-react'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import type { Tone } from '../../../components/tone.ts'

type Action = AdminUserDetail['audit'][number]['action']
type Area = Action extends `${infer Name}.${string}` ? Name : never

const looks: Record<Area, { icon: LucideIcon; tone: Tone }> = {
  session: { icon: LogIn, tone: 'neutral' },
  apiKey: { icon: KeyRound, tone: 'neutral' },
  verification: { icon: SquareCheck, tone: 'neutral' },
  job: { icon: FileSpreadsheet, tone: 'neutral' },
  wallet: { icon: Scale, tone: 'accent' },
  transactions: { icon: ShieldCheck, tone: 'neutral' },
  hold: { icon: Scale, tone: 'accent' },
  feature: { icon: ToggleRight, tone: 'warning' },
  control: { icon: ToggleRight, tone: 'warning' },
  gst: { icon: ReceiptText, tone: 'neutral' },
  kyc: { icon: BadgeCheck, tone: 'success' },
  user: { icon: UserRound, tone: 'warning' },
}

/** How an audit entry looks, by the area that it is about. */
export const lookOf = (action: Action) => looks[action.slice(0, action.indexOf('.')) as Area]
