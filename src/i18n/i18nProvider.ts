import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishReactAdmin from 'ra-language-english'
import { type I18nProvider, mergeTranslations } from 'react-admin'
import { messages as english } from '../../contracts/messages/en/index.ts'
import type { Locale } from '../../contracts/text.ts'
import { languageNames } from './languageNames.ts'
import { getLocale } from './locale.ts'

const en = { ...englishReactAdmin, ...english }

async function messagesIn(locale: Locale) {
  if (locale === 'en') return en
  const [{ messages }, { reactAdmin }] = await Promise.all([
    import('../../contracts/messages/hi/index.ts'),
    import('../../contracts/messages/hi/reactAdmin.ts'),
  ])
  return mergeTranslations(englishReactAdmin, { ra: reactAdmin }, messages)
}

/** polyglot over the contract's messages, in the locale that the person has; the other language loads when it is chosen. */
export async function createI18nProvider(): Promise<I18nProvider> {
  const first = getLocale()
  const known = await messagesIn(first)
  const names = Object.entries(languageNames).map(([locale, name]) => ({ locale, name }))
  return polyglotI18nProvider(locale => (locale === first ? known : messagesIn(locale as Locale)), first, names)
}
