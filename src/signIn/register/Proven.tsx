import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRegistrationTexts } from '../../i18n/registrationTexts.ts'
import styles from '../form.module.css'

/** An address that has been verified, with its way back where there is one. */
export const Proven = ({ address, children }: { address: string; children?: ReactNode }) => {
  const text = useRegistrationTexts()
  return (
    <div className={styles.proven}>
      <CircleCheck size={18} aria-hidden="true" />
      <span>{address}</span>
      <b>{text('verified')}</b>
      {children}
    </div>
  )
}
