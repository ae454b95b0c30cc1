import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { ProductPicker } from './ProductPicker.tsx'
import styles from './Recent.module.css'
import { RecentCards } from './RecentCards.tsx'
import { RecentTable } from './RecentTable.tsx'
import { useRecentVerifications } from './useRecentVerifications.ts'

/** As many as the first screen holds. */
const shown = { table: 6, cards: 5 }

export const RecentSection = ({ recent }: Pick<Dashboard, 'recent'>) => {
  const text = useTexts('dashboard')
  const narrow = useIsNarrow()
  const rows = useRecentVerifications(recent)
  return (
    <Section
      title={text('recent.title')}
      flush
      aside={
        <span className={styles.viewAll}>
          <ProductPicker page="list" label={text('recent.viewAll')} variant="text" size="small" />
        </span>
      }
    >
      {rows.length === 0 ? (
        <p className={styles.none}>{text('recent.empty')}</p>
      ) : narrow ? (
        <RecentCards rows={rows.slice(0, shown.cards)} />
      ) : (
        <RecentTable rows={rows.slice(0, shown.table)} />
      )}
    </Section>
  )
}
