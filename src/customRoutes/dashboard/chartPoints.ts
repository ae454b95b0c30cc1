import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { ChartPoint, ChartSeries } from '../../components/charts/chartData.ts'
import { dateFormats } from '../../i18n/dates.ts'
import type { Translate } from '../../i18n/useTexts.ts'

const groups = [
  { key: 'identity', color: 'c1' },
  { key: 'business', color: 'c3' },
  { key: 'vehicle', color: 'c2' },
  { key: 'court', color: 'c4' },
  { key: 'other', color: 'c5' },
] as const

/** The series with spending; the first one if there is none at all, so that the chart has a legend. */
export function spendSeries({ days }: Pick<Dashboard, 'days'>, text: Translate<'dashboard'>): ChartSeries[] {
  const spent = groups.filter(({ key }) => days.some(day => day.spendPaise[key] > 0))
  return (spent.length > 0 ? spent : groups.slice(0, 1)).map(group => ({
    ...group,
    label: text(`groups.${group.key}`),
  }))
}

export const rateSeries = (text: Translate<'dashboard'>): ChartSeries => ({
  key: 'rate',
  label: text('charts.rate'),
  color: 'c1',
})

/** One point per day, with axis and tooltip labels. A day without an answer has no rate. */
export function toDashboardPoints({ days }: Pick<Dashboard, 'days'>, locale: Locale): ChartPoint[] {
  const { dayMonth, weekday } = dateFormats(locale)
  return days.map(({ day, spendPaise, successRate }) => ({
    at: dayMonth(day),
    title: weekday(day),
    values: { ...spendPaise, ...(successRate !== null && { rate: successRate }) },
  }))
}
