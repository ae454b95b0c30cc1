import englishReactAdmin from 'ra-language-english'
import type { I18nProvider } from 'react-admin'
import { findText, formatText } from '../../contracts/messages/translate.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { getLocale, languageNames, setLocale } from './locale.ts'
import { messagesIn, missingMessages } from './messages.ts'

/**
 * The texts of react-admin's own components, and texts that a notification or error names by full key (`errors.ended`). Our components
 * call `useTexts`.
 */
export function createI18nProvider(): I18nProvider {
  let locale = getLocale()
  return {
    translate: (key, options = {}) => {
      const text = findText(messagesIn(locale), key) ?? findText(englishReactAdmin, key) ?? options._ ?? key
      return formatText(text, options)
    },
    changeLocale: async next => {
      setLocale(next as Locale)
      await missingMessages(next as Locale)
      locale = next as Locale
    },
    getLocale: () => locale,
    getLocales: () => Object.entries(languageNames).map(([locale, name]) => ({ locale, name })),
  }
}
