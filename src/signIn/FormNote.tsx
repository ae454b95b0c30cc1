import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './form.module.css'

/** Under a form's button: what happens next, or what something is for. */
export const FormNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>
    <ShieldCheck size={16} aria-hidden="true" />
    {children}
  </p>
)
