/**
 * What the server and the public pages agree on: the server makes the state, `src/public` renders it to HTML there and hydrates the same
 * state in the browser.
 */
import type { ApiHosts } from './apiHost.ts'
import type { ChallanBrand } from './calls/publicChallans.ts'
import type { PageName } from './paths.ts'
import type { Locale } from './text.ts'

export const publicPageNames = [
  'challanDetailedBrand',
  'challanDetailed',
  'challanDetails',
  'challanPaid',
  'challanFailed',
] as const satisfies readonly PageName[]

export type PublicPageName = (typeof publicPageNames)[number]

export const isPublicPage = (name: PageName): name is PublicPageName => publicPageNames.some(one => one === name)

/** What the configuration tells these pages. */
export interface PublicConfig {
  brandName: string
  supportEmail: string
  clientToken: string
  sandbox: boolean
  apiHosts: ApiHosts
}

export interface PublicState {
  page: PublicPageName
  locale: Locale
  /** Whose page it is; on the pages after the search the browser's session knows it. */
  brand: ChallanBrand | null
  /** The address names no brand that there is; `brand` is then the first one, whose search the page offers. */
  unknown: boolean
  config: PublicConfig
  /** The page's texts in its language, by area: what the server says need not stand in the scripts a second time, in both languages. */
  texts: Record<string, unknown>
}

/** What rendering a state gives: the words of its head, its markup, and the module of the page by its path in the repository. */
export interface RenderedPage {
  title: string
  description: string
  html: string
  module: string
  /** With its texts. */
  state: PublicState
}

export type RenderPage = (state: Omit<PublicState, 'texts'>) => Promise<RenderedPage>

/** The element that is hydrated, and the one that holds the state. */
export const publicRootId = 'root'
export const publicStateId = 'state'

/** The language by an address: the choice travels in it, so that switching needs no JavaScript. */
export const languageParam = 'lang'
