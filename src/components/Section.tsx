import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  /** A small number tile before the title, where cards are steps. */
  step?: number
  /** Beside the title: a chip, a counter. */
  badge?: ReactNode
  /** At the right: source and fetch time, or a link. */
  aside?: ReactNode
  /** For a table: no padding around the content, a line under the head. */
  flush?: boolean
  children: ReactNode
}

/** A card with a heading. */
export const Section = ({ title, step, badge, aside, flush = false, children }: SectionProps) => {
  const id = useId()
  return (
    <section className={styles.section} data-flush={flush || undefined} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.title}>
          {step !== undefined && <span className={styles.step}>{step}</span>}
          <h2 id={id}>{title}</h2>
          {badge}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
