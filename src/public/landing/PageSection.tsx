import { type ReactNode, useId } from 'react'
import styles from './Landing.module.css'

interface PageSectionProps {
  /** Target of a link in the top bar. */
  id?: string
  title: string
  lead?: string
  children: ReactNode
}

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

/** IDs of the sections that the top bar links to. */
export const landingSections = ['how', 'questions', 'partners', 'business'] as const

export const contactId = 'contact'
