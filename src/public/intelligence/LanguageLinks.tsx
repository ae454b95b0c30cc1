import type { MouseEvent } from 'react'
import { languageParam } from '../../../contracts/pages/publicPage.ts'
import { locales } from '../../../contracts/platform/text.ts'
import { languageNames } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicState } from '../state.ts'
import styles from './Report.module.css'

/** The same address in the other language. The rest of the address stays: it opens the report. */
export const LanguageLinks = () => {
  const text = useTexts('publicIntelligence')
  const { locale: current } = usePublicState()
  return (
    <nav className={styles.languages} aria-label={text('languages')}>
      {locales.map(locale => (
        <a
          key={locale}
          href={`?${languageParam}=${locale}`}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current || undefined}
          onClick={event => keepAddress(event, locale)}
        >
          {languageNames[locale]}
        </a>
      ))}
    </nav>
  )
}

function keepAddress(event: MouseEvent, locale: string): void {
  const address = new URL(location.href)
  address.searchParams.set(languageParam, locale)
  event.preventDefault()
  location.assign(address)
}
