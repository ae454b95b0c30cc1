import type { LucideIcon } from 'lucide-react'
import styles from './Products.module.css'

interface LandingCardsProps {
  cards: readonly { icon: LucideIcon; title: string; detail: string }[]
}

/** Short statements beside each other. */
export const LandingCards = ({ cards }: LandingCardsProps) => (
  <ul className={styles.cards} data-count={cards.length}>
    {cards.map(({ icon: Icon, title, detail }) => (
      <li key={title}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        <h3>{title}</h3>
        <p>{detail}</p>
      </li>
    ))}
  </ul>
)
