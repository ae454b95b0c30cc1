import type { ReactNode } from 'react'
import styles from './Cases.module.css'

/** Numbered steps, of a case or of a plan. */
export const StepList = ({ children }: { children: ReactNode }) => <ol className={styles.steps}>{children}</ol>

interface StepItemProps {
  place: number
  title: string
  /** Beside the title. */
  chip?: ReactNode
  /** On the right. */
  aside?: ReactNode
  status?: string
  children?: ReactNode
}

export const StepItem = ({ place, title, chip, aside, status, children }: StepItemProps) => (
  <li className={styles.step} data-status={status}>
    <span className={`num ${styles.place}`} aria-hidden="true">
      {place}
    </span>
    <div className={styles.stepBody}>
      <div className={styles.stepHead}>
        <h3>{title}</h3>
        {chip}
        <span className={styles.stepAside}>{aside}</span>
      </div>
      {children}
    </div>
  </li>
)

/** Short remarks about a step in one line. */
export const StepRemarks = ({ children }: { children: ReactNode }) => <p className={styles.times}>{children}</p>
