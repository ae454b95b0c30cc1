import { clientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { BrandLogo } from '../BrandMark.tsx'
import { useDelayed } from '../useDelayed.ts'
import styles from './AppLoading.module.css'

/** The outline of the app while it loads, with the brand where it will be, and with a loading text after a moment (A123). */
export const AppLoading = () => {
  const text = useTexts('signIn')
  const late = useDelayed(600)
  const brand = <BrandLogo name={clientConfig().brandName} />
  return (
    <div className={styles.opening} aria-busy="true">
      <div className={styles.side}>{brand}</div>
      <div className={styles.bar}>{brand}</div>
      {late && (
        <p className={styles.words} role="status">
          <b>{text('loggingIn')}</b>
          {text('fetching')}
        </p>
      )}
    </div>
  )
}
