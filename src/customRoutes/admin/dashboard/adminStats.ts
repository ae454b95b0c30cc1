import type { z } from 'zod'
import type { getAdminDashboard } from '../../../../contracts/calls/admin.ts'
import { formatCount, formatPaise, formatWholeRupees } from '../../../../contracts/platform/money.ts'
import type { StatChange } from '../../../components/StatCard.tsx'
import type { Translate } from '../../../i18n/useTexts.ts'
import { compareToPrevious, formatRate } from '../../dashboard/stats.ts'

export type AdminDashboard = z.output<typeof getAdminDashboard.reply>

interface Figure {
  label: string
  figure: string
  change: StatChange | undefined
  trend: number[]
}

const share = (difference: number, before: number) => formatRate((difference / before) * 100)

/** Three figures of the period with their changes; higher is better for each. */
export function toAdminStats(
  { revenuePaise, calls, successRate, days }: AdminDashboard,
  text: Translate<'admin'>,
): Figure[] {
  return [
    {
      label: text('dashboard.revenue'),
      figure: formatPaise(revenuePaise.now),
      change: compareToPrevious(revenuePaise, { better: 'up', by: share, former: formatWholeRupees }),
      trend: days.map(day => day.revenuePaise),
    },
    {
      label: text('dashboard.calls'),
      figure: formatCount(calls.now),
      change: compareToPrevious(calls, { better: 'up', by: share, former: formatCount }),
      trend: days.map(day => day.calls),
    },
    {
      label: text('dashboard.successRate'),
      figure: successRate.now === null ? '-' : formatRate(successRate.now),
      change: compareToPrevious(successRate, {
        better: 'up',
        by: difference => text('dashboard.points', { value: Number(difference.toFixed(1)) }),
        former: formatRate,
      }),
      trend: days.flatMap(day => day.successRate ?? []),
    },
  ]
}
