import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Addresses.module.css'

/** Let in or refused, in words and with a sign. */
export const AllowedStatus = ({ allowed, children }: { allowed: boolean; children: ReactNode }) => {
  const Icon = allowed ? CircleCheck : CircleX
  return (
    <p className={styles.verdict} data-allowed={allowed}>
      <Icon size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
