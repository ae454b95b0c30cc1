import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import styles from './SubHeader.module.css'

interface SubHeaderProps {
  back: { label: string; href: string; onPress?: (event: MouseEvent) => void }
  /** On the right. */
  aside?: ReactNode
  /** Below the content, at the lower edge of the header. */
  under?: ReactNode
  children: ReactNode
}

/** The header below the top bar: back link, subject and other links. */
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
