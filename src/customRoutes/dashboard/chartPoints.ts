import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import { productIds, productOf } from '../../../contracts/products/index.ts'
import type { Locale } from '../../../contracts/text.ts'
import type { ChartPoint, ChartSeries } from '../../components/charts/chartData.ts'
import { dateFormats } from '../../i18n/dates.ts'
import type { Translate } from '../../i18n/useTexts.ts'

const groups = [
  { key: 'identity', color: 'c1' },
  { key: 'vehicle', color: 'c2' },
  { key: 'court', color: 'c4' },
  { key: 'other', color: 'c5' },
] as const

/** The catalogue's product groups, and any other group with spending. */
export function spendSeries({ days }: Pick<Dashboard, 'days'>, text: Translate<'dashboard'>): ChartSeries[] {
  const offered = new Set(productIds.map(id => productOf(id).group))
  return groups
    .filter(({ key }) => offered.has(key) || days.some(day => day.spendPaise[key] > 0))
    .map(group => ({ ...group, label: text(`groups.${group.key}`) }))
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
