import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps {
  icon: LucideIcon
  title: string
  children: ReactNode
  action?: ReactNode
  /** Fills the window if there is no layout around it. */
  alone?: boolean
}

/** A page with only a message: what happened and what to do next. */
export const Notice = ({ icon: Icon, title, children, action, alone = false }: NoticeProps) => (
  <div className={styles.notice} data-alone={alone || undefined}>
    <span className={styles.icon}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
    </span>
    <h1>{title}</h1>
    <p>{children}</p>
    {action}
  </div>
)
