import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import styles from './SubHeader.module.css'

interface SubHeaderProps {
  back: { label: string; href: string; onPress?: (event: MouseEvent) => void }
  /** At the right. */
  aside?: ReactNode
  /** Under it, to the strip's lower edge. */
  under?: ReactNode
  children: ReactNode
}

/** The strip under the top bar: back, what the page is about, and where else one may go. */
export const SubHeader = ({ back, aside, under, children }: SubHeaderProps) => (
  <div className={styles.strip}>
    <div className={styles.inner}>
      <div className={styles.row}>
        <a className={styles.back} href={back.href} onClick={back.onPress}>
          <ArrowLeft size={18} aria-hidden="true" />
          <span>{back.label}</span>
        </a>
        {children}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {under}
    </div>
  </div>
)
