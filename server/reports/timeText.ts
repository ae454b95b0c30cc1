import type { Locale } from '../../contracts/platform/text.ts'

const languages = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const

/** In Indian time, which the text names unless something beside it does. */
export function timeText(locale: Locale, { withZone = true } = {}): (iso: string) => string {
  const format = new Intl.DateTimeFormat(languages[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  })
  return iso => format.format(new Date(iso)) + (withZone ? ' IST' : '')
}
