import { ShieldCheck } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import styles from './form.module.css'

/** On a page the form has the main heading; in a dialog its heading is one level below the page's. */
export const HeadingLevel = createContext<'h1' | 'h2'>('h1')

export const FormTitle = ({ children }: { children: ReactNode }) => {
  const level = use(HeadingLevel)
  if (level === 'h2') return <h2 className={styles.title}>{children}</h2>
  return <h1 className={styles.title}>{children}</h1>
}

/** What a form is about; page and dialog show the same (A1). */
export const FormHeader = ({ title, lead }: { title: string; lead: string }) => (
  <>
    <FormTitle>{title}</FormTitle>
    <p className={styles.lead}>{lead}</p>
  </>
)

/** Under a form's button: what happens next, or what something is for. */
export const FormNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>
    <ShieldCheck size={16} aria-hidden="true" />
    {children}
  </p>
)
