import { type ReactNode, useId } from 'react'
import styles from './Landing.module.css'

interface PageSectionProps {
  /** Where a link of the bar leads. */
  id?: string
  title: string
  lead?: string
  children: ReactNode
}

/** A part of the page under its heading. */
export const PageSection = ({ id, title, lead, children }: PageSectionProps) => {
  const own = useId()
  return (
    <section id={id} className={styles.part} aria-labelledby={own}>
      <h2 id={own}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}

/** The parts of the page that its bar leads to, by their ids. */
export const landingSections = ['how', 'questions', 'partners', 'business'] as const

export const contactId = 'contact'
