import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from '../form.module.css'

/** A verified e-mail or phone, with an optional button to change it. */
export const VerifiedAddress = ({ address, children }: { address: string; children?: ReactNode }) => {
  const text = useTexts('registration')
  return (
    <div className={styles.proven}>
      <CircleCheck size={18} aria-hidden="true" />
      <span>{address}</span>
      <b>{text('verified')}</b>
      {children}
    </div>
  )
}
