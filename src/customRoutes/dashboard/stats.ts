import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import { formatCount, formatPaise, formatWholeRupees } from '../../../contracts/platform/money.ts'
import type { StatChange } from '../../components/StatCard.tsx'
import type { Translate } from '../../i18n/useTexts.ts'

interface Figure {
  label: string
  figure: string
  change: StatChange | undefined
  /** One value per day; days without data are left out. */
  trend: number[]
}

/** `97.4%`: one decimal, none for whole numbers. */
export const formatRate = (rate: number) => `${Number(rate.toFixed(1))}%`

const none = '-'

interface Compared {
  now: number | null
  before: number | null
}

interface Way {
  /** The direction that is an improvement; undefined if neither is. */
  better?: 'up' | 'down'
  by: (difference: number, before: number) => string
  former: (before: number) => string
}

/** The change from the previous period; undefined if that has no data. */
export function compareToPrevious({ now, before }: Compared, { better, by, former }: Way): StatChange | undefined {
  if (now === null || !before) return undefined
  const direction = now === before ? 'same' : now > before ? 'up' : 'down'
  const change = { direction, by: by(Math.abs(now - before), before), former: former(before) } as const
  if (!better || direction === 'same') return change
  return { ...change, verdict: direction === better ? 'good' : 'bad' }
}

const share = (difference: number, before: number) => formatRate((difference / before) * 100)

const measured = (values: (number | null)[]) => values.filter(value => value !== null)

/** The four figures of the period, formatted. */
export function toDashboardStats(
  { verifications, successRate, spendPaise, medianMs, days }: Dashboard,
  text: Translate<'dashboard'>,
): Figure[] {
  const time = (ms: number) =>
    ms < 1000
      ? text('figures.milliseconds', { value: Math.round(ms) })
      : text('figures.seconds', { value: (ms / 1000).toFixed(2) })
  return [
    {
      label: text('figures.verifications'),
      figure: formatCount(verifications.now),
      change: compareToPrevious(verifications, { better: 'up', by: share, former: formatCount }),
      trend: days.map(day => day.verifications),
    },
    {
      label: text('figures.successRate'),
      figure: successRate.now === null ? none : formatRate(successRate.now),
      change: compareToPrevious(successRate, {
        better: 'up',
        by: difference => text('figures.points', { value: Number(difference.toFixed(1)) }),
        former: formatRate,
      }),
      trend: measured(days.map(day => day.successRate)),
    },
    {
      label: text('figures.spend'),
      figure: formatPaise(spendPaise.now),
      change: compareToPrevious(spendPaise, { by: share, former: formatWholeRupees }),
      trend: days.map(day => Object.values(day.spendPaise).reduce((sum, paise) => sum + paise, 0)),
    },
    {
      label: text('figures.answerTime'),
      figure: medianMs.now === null ? none : time(medianMs.now),
      change: compareToPrevious(medianMs, { better: 'down', by: time, former: time }),
      trend: measured(days.map(day => day.medianMs)),
    },
  ]
}
