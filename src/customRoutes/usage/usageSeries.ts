import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import type { Usage } from '../../../contracts/calls/usage.ts'
import { type ApiOutcome, apiOutcomes } from '../../../contracts/people/apiUsage.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { apiRequest } from '../../../contracts/resources/apiRequest.ts'
import type { ChartPoint, ChartSeries } from '../../components/charts/chartData.ts'
import { dateFormats } from '../../i18n/dates.ts'

/** The colours of the chips. `refused` differs from its chip, to tell it from an unavailable source. */
const colors: Record<ApiOutcome, ChartSeries['color']> = {
  completed: 'success',
  not_found: 'neutral',
  source_unavailable: 'warning',
  refused: 'c4',
  failed: 'danger',
}

const { choices } = apiRequest.fields.outcome

/** The outcomes that occurred; always includes completed. */
export const outcomeSeries = ({ days }: Usage, locale: Locale): ChartSeries[] =>
  apiOutcomes
    .filter(key => key === 'completed' || days.some(({ outcomes }) => outcomes[key] > 0))
    .map(key => ({ key, label: choices[key].label[locale], color: colors[key] }))

/** One point per day for all three charts. A day without calls has no latency. */
export function toUsagePoints({ days }: Usage, locale: Locale): ChartPoint[] {
  const { dayMonth, weekday } = dateFormats(locale)
  return days.map(({ day, outcomes, spendPaise, medianMs }) => ({
    at: dayMonth(day),
    title: weekday(day),
    values: { ...outcomes, spend: spendPaise, ...(medianMs !== null && { latency: medianMs }) },
  }))
}

const steps = [100, 200, 400, 600, 800, 1_000, 2_000, 4_000, 10_000, 20_000, 40_000]

/** From zero to a round number above the highest latency. */
export function latencyDomain({ days }: Usage): [number, number] {
  const longest = Math.max(0, ...days.map(({ medianMs }) => medianMs ?? 0))
  return [0, steps.find(step => step >= longest) ?? longest]
}

/** Converts usage to the shape of the dashboard's figures. */
export const toDashboard = (usage: Usage): Dashboard => ({
  verifications: usage.calls,
  successRate: usage.successRate,
  spendPaise: usage.spendPaise,
  medianMs: usage.medianMs,
  days: usage.days.map(({ day, calls, answered, spendPaise, medianMs }) => ({
    day,
    verifications: calls,
    successRate: calls === 0 ? null : (answered / calls) * 100,
    medianMs,
    spendPaise: { identity: 0, business: 0, vehicle: 0, court: 0, other: spendPaise },
  })),
  recent: [],
  needs: [],
})
