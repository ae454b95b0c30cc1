import type { MouseEvent } from 'react'
import { languageParam } from '../../../contracts/publicPage.ts'
import { type Locale, locales } from '../../../contracts/text.ts'
import { languageNames } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicState } from '../state.ts'
import styles from './LanguageLinks.module.css'

/** The same address with a language; what else it says stays. */
function inLanguage(locale: Locale): string {
  const address = new URL(location.href)
  address.searchParams.set(languageParam, locale)
  return address.href
}

/** Links, so that the other language is there without JavaScript; the server drew the page in the one that is marked. */
export const LanguageLinks = () => {
  const text = useTexts('publicChallans')
  const { locale: current, page, brand } = usePublicState()
  // Where the address says whose page it is, the link says it too.
  const token = page === 'challanDetailed' && brand ? `token=${encodeURIComponent(brand.token)}&` : ''
  const follow = (locale: Locale) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // The same step of the same visit: what its history entry says stays.
    history.replaceState(history.state, '', inLanguage(locale))
    location.reload()
  }
  return (
    <nav className={styles.languages} aria-label={text('language')}>
      {locales.map(locale => (
        <a
          key={locale}
          href={`?${token}${languageParam}=${locale}`}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current ? 'true' : undefined}
          onClick={follow(locale)}
        >
          {languageNames[locale]}
        </a>
      ))}
    </nav>
  )
}
