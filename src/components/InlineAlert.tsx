import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './InlineAlert.module.css'

interface InlineAlertProps {
  tone: 'success' | 'info' | 'warning' | 'danger'
  children: ReactNode
  /** On the right: a link or a small button. */
  action?: ReactNode
}

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleX }

/** A lasting problem, or its resolution, shown in the page rather than in a toast. */
export const InlineAlert = ({ tone, children, action }: InlineAlertProps) => {
  const Icon = icons[tone]
  return (
    <div className={styles.note} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden="true" />
      <span>{children}</span>
      {action}
    </div>
  )
}
