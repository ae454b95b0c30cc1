import type { ReactNode } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import styles from './Search.module.css'

interface ActionButtonProps {
  busy: string | null
  children: ReactNode
}

/** The one large button of a step. */
export const ActionButton = ({ busy, children }: ActionButtonProps) => (
  <div className={styles.action}>
    <Button type="submit" busy={busy}>
      {children}
    </Button>
  </div>
)
