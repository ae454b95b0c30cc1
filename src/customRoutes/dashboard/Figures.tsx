import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import { FigureCard } from '../../components/FigureCard.tsx'
import styles from './Dashboard.module.css'
import { figuresOf } from './figures.ts'
import { useDashboardText } from './useDashboardText.ts'

export const Figures = ({ data }: { data: Dashboard }) => (
  <div className={styles.figures}>
    {figuresOf(data, useDashboardText()).map(figure => (
      <FigureCard key={figure.label} {...figure} />
    ))}
  </div>
)
