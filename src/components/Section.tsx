import { type ReactNode, useCallback, useId, useState } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  /** A small number before the title, for cards that are steps. */
  step?: number
  /** Beside the title: a chip, a counter. */
  badge?: ReactNode
  /** On the right: source and fetch time, or a link. */
  aside?: ReactNode
  /** For a table: no padding around the content, and a line under the heading. */
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
      {flush ? <Scroller labelId={id}>{children}</Scroller> : <div className={styles.content}>{children}</div>}
    </section>
  )
}

/** A table may be wider than its section: then the section takes the focus, so that the arrow keys scroll it. */
const Scroller = ({ labelId, children }: { labelId: string; children: ReactNode }) => {
  const [isWider, setIsWider] = useState(false)
  const watch = useCallback((content: HTMLDivElement | null) => {
    const box = content?.parentElement
    if (!content || !box) return
    const observer = new ResizeObserver(() => setIsWider(box.scrollWidth > box.clientWidth))
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  const focusable = isWider && ({ tabIndex: 0, role: 'group', 'aria-labelledby': labelId } as const)
  return (
    <div className={styles.content} {...focusable}>
      <div ref={watch}>{children}</div>
    </div>
  )
}
