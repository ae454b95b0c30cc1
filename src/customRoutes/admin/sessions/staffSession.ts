import type { listStaffSessions } from '../../../../contracts/calls/staff.ts'
import type { SuccessReply } from '../../../dataProvider/api.ts'
import type { Translate } from '../../../i18n/useTexts.ts'

export type StaffSession = SuccessReply<typeof listStaffSessions>['sessions'][number]

/** One session, or all of its person. */
export interface EndSessionTarget {
  what: 'end' | 'endAll'
  session: StaffSession
}

export interface StaffSessionsProps {
  sessions: readonly StaffSession[]
  onEnd: (ending: EndSessionTarget) => void
}

/** "Chrome on Windows", as far as the browser says. */
export function deviceLabel({ browser, system }: StaffSession, text: Translate<'staff'>): string {
  if (browser && system) return text('sessions.deviceOf', { browser, system })
  return browser ?? system ?? text('sessions.unknown')
}
