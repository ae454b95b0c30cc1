import type { ReactNode } from 'react'
import styles from './Landing.module.css'

interface PartProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A part of the page under its heading. */
export const Part = ({ title, lead, children }: PartProps) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </section>
)
