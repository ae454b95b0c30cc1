import { createContext, useContext } from 'react'
import type { ChallanBrand } from '../../contracts/calls/publicChallans.ts'
import type { PublicState } from '../../contracts/publicPage.ts'
import type { Text } from '../../contracts/text.ts'
import { useLocale } from '../i18n/locale.ts'

/** What the server made the page from: the same there and in the browser, so that hydration finds what it expects. */
export const StateContext = createContext<PublicState | null>(null)

export function usePublicState(): PublicState {
  const state = useContext(StateContext)
  if (!state) throw new Error('A public page stands in its StateContext.')
  return state
}

/** The brand of a page that has one in its address. */
export function useBrand(): ChallanBrand {
  const { brand } = usePublicState()
  if (!brand) throw new Error('This page has no brand.')
  return brand
}

/** What a brand says about itself comes in both languages. */
export function useLocalize(): (text: Text) => string {
  const locale = useLocale()
  return text => text[locale]
}
