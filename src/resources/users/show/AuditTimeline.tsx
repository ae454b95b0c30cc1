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
import type { AuditAction } from '../../../../contracts/people/auditActions.ts'
import { type Feature, isFeature, type ProductControl, productControls } from '../../../../contracts/people/features.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Timeline } from '../../../components/Timeline.tsx'
import type { Tone } from '../../../components/tone.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { type Translate, useTexts } from '../../../i18n/useTexts.ts'

/** Audit entries where there is no room for a table. */
export const AuditTimeline = ({ entries }: { entries: AdminUserDetail['audit'] }) => {
  const text = useTexts('admin')
  const { short } = useDateFormats()
  return (
    <Timeline
      events={entries.map(({ id, actor, reason, createdAt, ...act }) => ({
        id,
        title: describeAction(act, text),
        detail: [actor, reason].filter(Boolean).join(': '),
        time: short(createdAt),
        ...auditStyle(act.action),
      }))}
    />
  )
}

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

/** Icon and colour by area, the part of the action before the dot. */
const auditStyle = (action: AuditAction): Look => looks[action.slice(0, action.indexOf('.'))] ?? plain

export type Switchable = { kind: 'feature'; name: Feature } | { kind: 'control'; name: ProductControl }

/** The label of a feature or control; its name is a wire name (A41). */
export const switchLabel = (one: Switchable, text: Translate<'admin'>): string =>
  one.kind === 'feature' ? text(`users.features.feature.${one.name}`) : text(`users.features.control.${one.name}`)

type Act = Pick<AdminUserDetail['audit'][number], 'action' | 'switched'>

/** The action in words. For switches, includes the name and the new state. */
export function describeAction({ action, switched }: Act, text: Translate<'admin'>): string {
  const one = switched && switchableOf(action, switched.name)
  if (!one) return text(`action.${action}`)
  return text(switched.on ? 'users.audit.switchedOn' : 'users.audit.switchedOff', { name: switchLabel(one, text) })
}

/** Undefined if the log names a feature or control that no longer exists. */
function switchableOf(action: Act['action'], name: string): Switchable | undefined {
  if (action === 'feature.switched') return isFeature(name) ? { kind: 'feature', name } : undefined
  const control = productControls.find(known => known === name)
  return control && { kind: 'control', name: control }
}
