import { formatCount } from '../../../../contracts/money.ts'
import { StatCard } from '../../../components/StatCard.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './AdminDashboard.module.css'
import { type AdminDashboard, toAdminStats } from './adminStats.ts'

export const AdminDashboardStats = ({ data }: { data: AdminDashboard }) => {
  const text = useTexts('admin')
  const { active, withoutKyc } = data.customers
  return (
    <div className={styles.figures}>
      {toAdminStats(data, text).map(figure => (
        <StatCard key={figure.label} {...figure} />
      ))}
      <StatCard
        label={text('dashboard.customers')}
        figure={formatCount(active)}
        note={text('dashboard.withoutKyc', { count: formatCount(withoutKyc) })}
      />
    </div>
  )
}
