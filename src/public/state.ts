import { createContext, useContext } from 'react'
import type { ChallanBrand } from '../../contracts/calls/publicChallans.ts'
import type { Texts } from '../../contracts/messages/types.ts'
import type { PublicState } from '../../contracts/publicPage.ts'
import type { Locale, Text } from '../../contracts/text.ts'
import { plainTexts } from '../i18n/plainTexts.ts'

/** What the server made the page from: the same there and in the browser, so that hydration finds what it expects. */
export const StateContext = createContext<PublicState | null>(null)

export function usePublicState(): PublicState {
  const state = useContext(StateContext)
  if (!state) throw new Error('A public page stands in its StateContext.')
  return state
}

export const usePublicLocale = (): Locale => usePublicState().locale

/** The page's texts in its language. Unlike `usePlainTexts` it asks no storage: the server has none. */
export const usePublicTexts = <T>(messages: { en: T; hi: Texts<T> }) => plainTexts(messages, usePublicLocale())

/** Texts that came with the state, by the area that holds them. */
export function useSentTexts<T>(area: string) {
  const { texts, locale } = usePublicState()
  const tree = texts[area] as Texts<T>
  return plainTexts<Texts<T>>({ en: tree, hi: tree as Texts<Texts<T>> }, locale) as ReturnType<typeof plainTexts<T>>
}

/** The brand of a page that has one in its address. */
export function useBrand(): ChallanBrand {
  const { brand } = usePublicState()
  if (!brand) throw new Error('This page has no brand.')
  return brand
}

/** What a brand says about itself comes in both languages. */
export function useLocalized(): (said: Text) => string {
  const locale = usePublicLocale()
  return said => said[locale]
}
