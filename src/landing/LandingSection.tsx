import type { ReactNode } from 'react'
import styles from './Landing.module.css'

interface LandingSectionProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A section of the page with its heading. */
export const LandingSection = ({ title, lead, children }: LandingSectionProps) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </section>
)

/** The navbar's three steps and the ids of their sections. */
export const navSteps = [
  { name: 'chooseTemplate', id: 'choose-template' },
  { name: 'createJourney', id: 'create-journey' },
  { name: 'planDelivery', id: 'plan-delivery' },
] as const
