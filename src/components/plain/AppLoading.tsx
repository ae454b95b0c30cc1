import { useTexts } from '../../i18n/useTexts.ts'
import { useDelayed } from '../useDelayed.ts'
import styles from './AppLoading.module.css'

/** The outline of the app while it loads, with a loading text after a moment (A123). */
export const AppLoading = () => {
  const text = useTexts('signIn')
  const late = useDelayed(600)
  return (
    <div className={styles.opening} aria-busy="true">
      <div className={styles.side} />
      <div className={styles.bar} />
      {late && (
        <p className={styles.words} role="status">
          <b>{text('loggingIn')}</b>
          {text('fetching')}
        </p>
      )}
    </div>
  )
}
