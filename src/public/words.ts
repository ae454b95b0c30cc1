import { errors as errorsEn } from '../../contracts/messages/en/errors.ts'
import { publicChallanLanding as landingEn } from '../../contracts/messages/en/publicChallanLanding.ts'
import { publicChallanSearch as searchEn } from '../../contracts/messages/en/publicChallanSearch.ts'
import { publicChallans as shellEn } from '../../contracts/messages/en/publicChallans.ts'
import { errors as errorsHi } from '../../contracts/messages/hi/errors.ts'
import { publicChallanLanding as landingHi } from '../../contracts/messages/hi/publicChallanLanding.ts'
import { publicChallanSearch as searchHi } from '../../contracts/messages/hi/publicChallanSearch.ts'
import { publicChallans as shellHi } from '../../contracts/messages/hi/publicChallans.ts'
import type { PublicPageName, PublicState } from '../../contracts/publicPage.ts'
import type { Locale } from '../../contracts/text.ts'
import { plainTexts } from '../i18n/plainTexts.ts'
import type { Head } from './pageModule.ts'

const shell = { en: shellEn, hi: shellHi }
const errors = { en: errorsEn, hi: errorsHi }
const landing = { en: landingEn, hi: landingHi }
const search = { en: searchEn, hi: searchHi }

const withSearch: readonly PublicPageName[] = ['challanDetailedBrand', 'challanDetailed']

/** The texts that travel with a page's state; only the server imports this. */
export const textsOf = (page: PublicPageName, locale: Locale): PublicState['texts'] => ({
  shell: shell[locale],
  errors: errors[locale],
  ...(withSearch.includes(page) && { landing: landing[locale], search: search[locale] }),
})

/** The head of the pages whose texts travel so. */
export function headOf({ locale, brand, config }: PublicState): Head {
  const text = plainTexts(landing, locale)
  return { title: text('head', { brand: brand?.title ?? config.brandName }), description: text('description') }
}
