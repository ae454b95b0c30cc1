import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import { FigureCard } from '../../components/FigureCard.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Dashboard.module.css'
import { figuresOf } from './figures.ts'

export const Figures = ({ data }: { data: Dashboard }) => (
  <div className={styles.figures}>
    {figuresOf(data, useTexts('dashboard')).map(figure => (
      <FigureCard key={figure.label} {...figure} />
    ))}
  </div>
)
