import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProductLabel } from '../useProductLabel.ts'
import styles from './AdminDashboard.module.css'
import type { AdminDashboard } from './adminStats.ts'
import { SourceChip } from './SourceChip.tsx'

/** The source behind each product, as live traffic finds it. */
export const SourceList = ({ sources }: Pick<AdminDashboard, 'sources'>) => {
  const text = useTexts('admin')
  const label = useProductLabel()
  return (
    <Section title={text('sources.title')}>
      <ul className={styles.sources}>
        {sources.map(({ product, state }) => (
          <li key={product}>
            {label(product)}
            <SourceChip state={state} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
