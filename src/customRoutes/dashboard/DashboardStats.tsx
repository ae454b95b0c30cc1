import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import { StatCard } from '../../components/StatCard.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Dashboard.module.css'
import { toDashboardStats } from './stats.ts'

export const DashboardStats = ({ data }: { data: Dashboard }) => (
  <div className={styles.figures}>
    {toDashboardStats(data, useTexts('dashboard')).map(figure => (
      <StatCard key={figure.label} {...figure} />
    ))}
  </div>
)
