import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './SourceRoutes.module.css'
import { useOrderText } from './useOrderText.ts'

/** Every decision about the product, newest first: for whom, by whom and why. */
export const History = ({ record: { history } }: { record: SourceRouteDetail }) => {
  const text = useTexts('adminSources')
  const order = useOrderText()
  const { full } = useDateFormats()
  return (
    <div className={styles.parts}>
      <Section title={text('routes.history')}>
        {history.length === 0 ? (
          <p className={styles.none}>{text('routes.noHistory')}</p>
        ) : (
          <ul className={styles.list}>
            {history.map(one => (
              <li key={one.id}>
                <span className={styles.line}>
                  <b>{order(one.choices)}</b>
                  {one.isCurrent && <ToneChip tone="success" label={text('routes.holds')} />}
                </span>
                {one.hedgeMs !== null && <span>{text('routes.hedgedAfter', { ms: one.hedgeMs })}</span>}
                <span>{one.customer ?? text('routes.everybody')}</span>
                <span>{one.undoes === null ? one.reason : text('routes.wasUndone')}</span>
                <span className={`num ${styles.quiet}`}>
                  {text('detail.by', { name: one.madeBy, time: full(one.madeAt) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
