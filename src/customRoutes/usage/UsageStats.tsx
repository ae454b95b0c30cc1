import type { Usage } from '../../../contracts/calls/usage.ts'
import { StatCard } from '../../components/StatCard.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { toDashboardStats } from '../dashboard/stats.ts'
import styles from './Usage.module.css'
import { toDashboard } from './usageSeries.ts'

/** The four figures of the period, each with its change; named as on the dashboard, but for what is counted. */
export const UsageStats = ({ usage }: { usage: Usage }) => {
  const text = useTexts('usage')
  const [calls, ...others] = toDashboardStats(toDashboard(usage), useTexts('dashboard'))
  const figures = calls ? [{ ...calls, label: text('calls') }, ...others] : others
  return (
    <div>
      <div className={styles.figures}>
        {figures.map(figure => (
          <StatCard key={figure.label} {...figure} />
        ))}
      </div>
      <p className={styles.hint}>{text('successHint')}</p>
    </div>
  )
}
