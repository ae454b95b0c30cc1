/** A user-visible text in every language of the product. */
export interface Text {
  en: string
  hi: string
}

export type Locale = keyof Text

export const locales = ['en', 'hi'] as const satisfies readonly Locale[]

export const text = (en: string, hi: string): Text => ({ en, hi })
