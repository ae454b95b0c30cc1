import { challanRoutes } from '../../../../contracts/challans.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { RouteChip } from './RouteChip.tsx'
import styles from './RouteLegend.module.css'

/** What the five ways to settle mean. */
export const RouteLegend = () => {
  const text = useTexts('publicChallanList')
  return (
    <section className={styles.labels}>
      <h2>{text('labels')}</h2>
      <ul>
        {challanRoutes.map(route => (
          <li key={route}>
            <RouteChip route={route} />
            <span>{text(`how.${route}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
