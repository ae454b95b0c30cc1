import type { ChallanBrand } from '../challans/challanBrand.ts'
import type { ChallanPaymentState, CheckoutState } from '../money/paymentPages.ts'
import type { PageName } from '../platform/paths.ts'
import type { Locale } from '../platform/text.ts'
import type { SandboxEsignState } from './sandboxEsignPage.ts'
import type { PublicStatus } from './statusPage.ts'

const publicPageNames = [
  'challanDetailedBrand',
  'challanDetailed',
  'challanDetails',
  'challanPaid',
  'challanFailed',
  'kycIntelligence',
  'kycInteligence',
  'kycInteligenceReport',
  'esignVerification',
  'status',
  'invitation',
  'acceptEsign',
  'signDocument',
  'aadhaarEsign',
  'esignResponse',
  'viewDocument',
  'documentSigned',
  'appendSignature',
  'esignForm',
  'employeeRating',
  'employeeReject',
  'candidateIntelligence',
  'bgcReport',
  'acceptBgcRequest',
  'rejectBgcRequest',
  'backgroundVerification',
  'bgcAadhaar',
  'onboard',
  'videoCall',
] as const satisfies readonly PageName[]

type RoutedPageName = (typeof publicPageNames)[number]

/** The last three have no path among the pages: their call serves them. */
export type PublicPageName = RoutedPageName | 'challanPayment' | 'sandboxCheckout' | 'sandboxEsign'

/** Pages behind a secret that only their link knows: an intelligence report, and whatever somebody is asked. */
const linkPageNames: readonly string[] = [
  'kycIntelligence',
  'kycInteligence',
  'kycInteligenceReport',
  'invitation',
  'acceptEsign',
  'signDocument',
  'aadhaarEsign',
  'esignResponse',
  'viewDocument',
  'esignForm',
  'employeeRating',
  'employeeReject',
  'candidateIntelligence',
  'bgcReport',
  'acceptBgcRequest',
  'rejectBgcRequest',
  'bgcAadhaar',
  'onboard',
  'videoCall',
]

export const isLinkPage = (name: PublicPageName): boolean => linkPageNames.includes(name)

/** Pages that a link may show inside another site. */
const framedPageNames: readonly string[] = ['acceptEsign', 'signDocument', 'esignResponse', 'onboard', 'invitation']

export const mayBeFramed = (name: PublicPageName): boolean => framedPageNames.includes(name)

export const isPublicPage = (name: PageName): name is RoutedPageName => publicPageNames.some(one => one === name)

/** The configuration of these pages. */
interface PublicConfig {
  brandName: string
  supportEmail: string
  clientToken: string
  sandbox: boolean
  apiHosts: ApiHosts
}

export interface PublicState {
  page: PublicPageName
  locale: Locale
  /** The brand of the page; after the search the browser's session has it. */
  brand: ChallanBrand | null
  /** The path names an unknown brand; `brand` is then the first one, whose search the page offers. */
  unknown: boolean
  /** For the example order beside a brand's search; null on the other pages. */
  example: { feePaise: number; lateRefund: boolean } | null
  /** The roots, as base64, by which the verification of documents knows their signers; null on the other pages. */
  trust: { ours: string[]; known: string[] } | null
  /** The origin of the site that shows this page inside its own; absent otherwise. */
  framedBy?: string
  /** Under the host of a brand, where the operator is not named; `endsOn` is the day on which staff end it, in words. */
  ownHost?: { endsOn: string | null }
  /** On the status page. */
  status?: PublicStatus
  /** On the payment page of a challan order. */
  payment?: ChallanPaymentState
  /** On the checkout of the sandbox gateway. */
  checkout?: CheckoutState
  /** On the page of the sandbox's provider of Aadhaar e-sign. */
  sandboxEsign?: SandboxEsignState
  config: PublicConfig
  /** The page's texts in its language, by area, so that the scripts need not contain both languages. */
  texts: Record<string, unknown>
}

/** The result of rendering: the texts of the head, the markup, and the page's module by its path in the repository. */
export interface RenderedPage {
  title: string
  description: string
  html: string
  module: string
  /** The state including its texts. */
  state: PublicState
}

export type RenderPage = (state: Omit<PublicState, 'texts'>) => Promise<RenderedPage>

/** The ids of the element to hydrate and of the one with the state. */
export const publicRootId = 'root'
export const publicStateId = 'state'

/** The query parameter of the language, so that switching needs no JavaScript. */
export const languageParam = 'lang'

/** The hosts of the public challan calls: origins without a trailing slash; empty means the page's own host. */
interface ApiHosts {
  /** The origin of the production page. */
  page: string
  production: string
  development: string
}

/** The production API for the production page, the development API for any other (§7, A92). */
export const apiHostOf = (origin: string, { page, production, development }: ApiHosts): string =>
  origin === page ? production : development
