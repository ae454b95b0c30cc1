import type { ReactNode } from 'react'
import styles from './SummaryCard.module.css'

interface SummaryCardProps {
  /** The subject, always masked. */
  title: string
  /** The heading of a page, unless it is one of a list or a section. */
  heading?: 'h1' | 'h2'
  /** Monospace, for an identifier. */
  mono?: boolean
  chips?: ReactNode
  /** One line that explains the result. */
  meaning?: ReactNode
  /** The primary action last; on a phone it comes first, at full width. */
  actions?: ReactNode
  /** At most six. */
  facts: { label: string; value: ReactNode }[]
}

export const SummaryCard = ({
  title,
  heading: Heading = 'h1',
  mono = false,
  chips,
  meaning,
  actions,
  facts,
}: SummaryCardProps) => (
  <section className={styles.card}>
    <div className={styles.head}>
      <div className={styles.subject}>
        <Heading className={mono ? 'mono' : undefined}>{title}</Heading>
        {chips}
        {meaning && <p>{meaning}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    <dl className={styles.facts}>
      {facts.map(fact => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd className="num">{fact.value ?? '-'}</dd>
        </div>
      ))}
    </dl>
  </section>
)
