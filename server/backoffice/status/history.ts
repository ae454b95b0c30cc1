import {
  type ComponentId,
  type DayRun,
  type DayState,
  impactStates,
  type PublicIncident,
  STATUS_DAYS,
} from '../../../contracts/pages/statusPage.ts'
import { addDays, dayOf, startOfDay } from '../../checks/days.ts'
import { SLOT_MS, severities } from './sample.ts'

export interface KeptDay {
  component: ComponentId
  day: string
  severity: number | null
  looks: number
}

/** Of a day's looks; with fewer, a good part of the day was not seen. */
const WHOLE = 0.9

/** The last days in India including today, oldest first. */
export const shownDays = (now: Date): string[] =>
  Array.from({ length: STATUS_DAYS }, (_, index) => dayOf(addDays(now, index + 1 - STATUS_DAYS)))

/** What the page shows for the days of a component: what was measured, and the incidents that staff have reported for it. */
export function historyOf(
  component: ComponentId,
  { kept, incidents, now }: { kept: readonly KeptDay[]; incidents: readonly PublicIncident[]; now: Date },
): DayRun[] {
  const own = new Map(kept.filter(one => one.component === component).map(one => [one.day, one]))
  const hits = incidents.filter(({ components }) => components.includes(component))
  return joined(
    shownDays(now).map(day => ({
      day,
      state: stateOf(own.get(day), worstReported(hits, day, now), looksUntil(day, now)),
    })),
  )
}

function stateOf(kept: KeptDay | undefined, reported: number, expected: number): DayState {
  const worst = Math.max(kept?.severity ?? 0, reported)
  if (worst === severities.outage) return 'outage'
  if (worst === severities.degraded) return 'degraded'
  if (kept?.severity === undefined || kept.severity === null) return 'none'
  return kept.looks < expected * WHOLE ? 'partly' : 'operational'
}

/** How often a component was to be looked at on a day, so far. */
function looksUntil(day: string, now: Date): number {
  const start = startOfDay(day)
  const end = Math.min(addDays(start, 1).getTime(), now.getTime())
  return Math.floor((end - start.getTime()) / SLOT_MS)
}

/** The severity of the worst incident of a day, from its start to its end, or to now. */
function worstReported(incidents: readonly PublicIncident[], day: string, now: Date): number {
  const found = incidents
    .filter(({ startsAt, resolvedAt }) => {
      const start = new Date(startsAt)
      if (start > now) return false
      return dayOf(start) <= day && day <= dayOf(resolvedAt === null ? now : new Date(resolvedAt))
    })
    .map(({ impact }) => severities[impactStates[impact]])
  return Math.max(0, ...found)
}

function joined(days: readonly { day: string; state: DayState }[]): DayRun[] {
  const runs: DayRun[] = []
  for (const { day, state } of days) {
    const last = runs.at(-1)
    if (last?.state === state) runs[runs.length - 1] = { ...last, to: day, days: last.days + 1 }
    else runs.push({ from: day, to: day, days: 1, state })
  }
  return runs
}
