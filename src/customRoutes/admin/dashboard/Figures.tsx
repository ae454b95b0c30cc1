import { formatCount } from '../../../../contracts/money.ts'
import { FigureCard } from '../../../components/FigureCard.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './AdminDashboard.module.css'
import { type AdminDashboard, figuresOf } from './figures.ts'

export const Figures = ({ data }: { data: AdminDashboard }) => {
  const text = useTexts('admin')
  const { active, withoutKyc } = data.customers
  return (
    <div className={styles.figures}>
      {figuresOf(data, text).map(figure => (
        <FigureCard key={figure.label} {...figure} />
      ))}
      <FigureCard
        label={text('dashboard.customers')}
        figure={formatCount(active)}
        note={text('dashboard.withoutKyc', { count: formatCount(withoutKyc) })}
      />
    </div>
  )
}
