import { createContext, useContext } from 'react'
import type { ChallanBrand } from '../../contracts/challans/challanBrand.ts'
import type { PublicState } from '../../contracts/pages/publicPage.ts'
import type { Text } from '../../contracts/platform/text.ts'
import { useLocale } from '../i18n/locale.ts'

/** The state from which the server rendered the page. Hydration uses the same state. */
export const StateContext = createContext<PublicState | null>(null)

export function usePublicState(): PublicState {
  const state = useContext(StateContext)
  if (!state) throw new Error('A public page stands in its StateContext.')
  return state
}

/** The brand of a page whose address names it. */
export function useBrand(): ChallanBrand {
  const { brand } = usePublicState()
  if (!brand) throw new Error('This page has no brand.')
  return brand
}

/** A brand's texts come in both languages. */
export function useLocalize(): (text: Text) => string {
  const locale = useLocale()
  return text => text[locale]
}
