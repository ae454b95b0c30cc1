import type { Locale } from '../../contracts/text.ts'

/** Each language by its own name. */
export const languageNames: Record<Locale, string> = { en: 'English', hi: 'हिंदी' }
