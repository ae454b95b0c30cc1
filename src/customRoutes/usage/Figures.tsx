import type { Usage } from '../../../contracts/calls/usage.ts'
import { FigureCard } from '../../components/FigureCard.tsx'
import { useUsageText } from '../../resources/apiRequests/texts.ts'
import { figuresOf } from '../dashboard/figures.ts'
import { useDashboardText } from '../dashboard/useDashboardText.ts'
import { dashboardLike } from './points.ts'
import styles from './Usage.module.css'

/** The four figures of the period, each with its change; named as on the dashboard, but for what is counted. */
export const Figures = ({ usage }: { usage: Usage }) => {
  const text = useUsageText()
  const [calls, ...others] = figuresOf(dashboardLike(usage), useDashboardText())
  const figures = calls ? [{ ...calls, label: text('calls') }, ...others] : others
  return (
    <div>
      <div className={styles.figures}>
        {figures.map(figure => (
          <FigureCard key={figure.label} {...figure} />
        ))}
      </div>
      <p className={styles.hint}>{text('successHint')}</p>
    </div>
  )
}
