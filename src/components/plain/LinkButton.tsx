import type { ComponentProps } from 'react'
import styles from './LinkButton.module.css'

/** A link that looks like a primary button. */
export const LinkButton = ({ children, ...link }: ComponentProps<'a'>) => (
  <a {...link} className={styles.link}>
    {children}
  </a>
)
