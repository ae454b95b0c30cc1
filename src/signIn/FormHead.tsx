import styles from './form.module.css'

/** What a form is about; page and dialog show the same (A1). */
export const FormHead = ({ title, lead }: { title: string; lead: string }) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.lead}>{lead}</p>
  </>
)
