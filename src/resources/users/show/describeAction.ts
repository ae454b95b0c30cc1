import { isFeature, productControls } from '../../../../contracts/features.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import type { Translate } from '../../../i18n/useTexts.ts'
import { type Switchable, switchLabel } from '../features/switchable.ts'

type Act = Pick<AdminUserDetail['audit'][number], 'action' | 'switched'>

/** What was done, in words; of a switch also which one, and how it stands since. */
export function describeAction({ action, switched }: Act, text: Translate<'admin'>): string {
  const one = switched && switchableOf(action, switched.name)
  if (!one) return text(`action.${action}`)
  return text(switched.on ? 'users.audit.switchedOn' : 'users.audit.switchedOff', { name: switchLabel(one, text) })
}

/** None where the log knows a switch that there is no more. */
function switchableOf(action: Act['action'], name: string): Switchable | undefined {
  if (action === 'feature.switched') return isFeature(name) ? { kind: 'feature', name } : undefined
  const control = productControls.find(known => known === name)
  return control && { kind: 'control', name: control }
}
