import { ShieldCheck } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import styles from './form.module.css'

/** On a page the form's title is the main heading; in a dialog it is one level below the page's heading. */
export const HeadingLevel = createContext<'h1' | 'h2'>('h1')

export const FormTitle = ({ children }: { children: ReactNode }) => {
  const level = use(HeadingLevel)
  if (level === 'h2') return <h2 className={styles.title}>{children}</h2>
  return <h1 className={styles.title}>{children}</h1>
}

/** The title and introduction of a form, the same on the page and in the dialog (A1). */
export const FormHeader = ({ title, lead }: { title: string; lead: string }) => (
  <>
    <FormTitle>{title}</FormTitle>
    <p className={styles.lead}>{lead}</p>
  </>
)

/** A note below a form's button: what happens next, or why something is needed. */
export const FormNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>
    <ShieldCheck size={16} aria-hidden="true" />
    {children}
  </p>
)
