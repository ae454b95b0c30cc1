import { Button } from '../components/plain/Button.tsx'
import { useTexts } from '../i18n/useTexts.ts'
import ink from '../theme/ink.module.css'
import styles from './CallToAction.module.css'

/** The two ways on, once more at the end of the page. */
export const CallToAction = ({ onRegister, onDemo }: { onRegister: () => void; onDemo: () => void }) => {
  const text = useTexts('landing')
  return (
    <section className={`${styles.closing} ${ink.ink}`}>
      <div>
        <h2>{text('closing.title')}</h2>
        <p>{text('closing.lead')}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onDemo}>{text('demo')}</Button>
        <Button look="secondary" onClick={onRegister}>
          {text('createAccount')}
        </Button>
      </div>
    </section>
  )
}
