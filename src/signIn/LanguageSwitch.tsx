import { locales } from '../../contracts/platform/text.ts'
import { languageNames, setLocale, useLocale } from '../i18n/locale.ts'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './SignIn.module.css'

export const LanguageSwitch = () => {
  const text = useTexts('signIn')
  const current = useLocale()
  return (
    <div className={styles.languages} role="group" aria-label={text('language')}>
      {locales.map(locale => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => setLocale(locale)}
        >
          {languageNames[locale]}
        </button>
      ))}
    </div>
  )
}
