import styles from './OutcomeDot.module.css'
import type { Tone } from './tone.ts'

/** The colour of an outcome beside its word. */
export const OutcomeDot = ({ tone }: { tone: Tone }) => (
  <span className={styles.dot} style={{ background: `var(--${tone})` }} aria-hidden="true" />
)
