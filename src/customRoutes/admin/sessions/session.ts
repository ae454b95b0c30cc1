import type { listStaffSessions } from '../../../../contracts/calls/staff.ts'
import type { Success } from '../../../dataProvider/api.ts'
import type { Translate } from '../../../i18n/useTexts.ts'

export type Session = Success<typeof listStaffSessions>['sessions'][number]

/** One session, or all of its person. */
export interface Ending {
  what: 'end' | 'endAll'
  session: Session
}

export interface SessionsShown {
  sessions: readonly Session[]
  onEnd: (ending: Ending) => void
}

/** "Chrome on Windows", as far as the browser says. */
export function deviceWords({ browser, system }: Session, text: Translate<'staff'>): string {
  if (browser && system) return text('sessions.deviceOf', { browser, system })
  return browser ?? system ?? text('sessions.unknown')
}
