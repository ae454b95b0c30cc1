import type { Feature } from '../people/features.ts'
import { type Area, type PageName, paths, pathsByArea } from '../platform/paths.ts'
import { isPublicPage } from './publicPage.ts'

/** The app that serves a page: one of the two built apps, the public pages rendered by the server, or the API reference. */
export type App = 'console' | 'admin' | 'public' | 'docs'

/** Who may open a page. Visitors are redirected to the area's sign-in page, staff without its permission to access-denied (A55). */
export type Guard = 'none' | 'customer' | 'admin'

/** An entry of the specification's route table (§2.7). */
export interface Page {
  name: PageName
  path: string
  app: App
  area: Area
  guard: Guard
  /** The KYC prompt replaces the page until KYC is complete (A64). */
  gate: 'kyc' | undefined
  /** Hides the menu entry if it is off; the page itself can still be opened by its path (A39). */
  flag: Feature | undefined
}

const guards: Record<Area, Guard> = {
  public: 'none',
  customer: 'customer',
  esign: 'customer',
  bgc: 'customer',
  admin: 'admin',
  restricted: 'admin',
}

/** The customer's pages that are available before KYC is complete: this list is exact (§6, A64). */
const open: readonly PageName[] = [
  'dashboard',
  'templates',
  'products',
  'drafts',
  'myOrders',
  'apiPricing',
  'myAccount',
  'walletStatement',
  'receivedPayments',
  'whitelistIp',
  'videoTutorials',
  'ocrApis',
  'vaahanAnalytics',
  'dynamicIntelligence',
  'dynamicIntelligenceResponses',
  'dynamicIntelligenceDetails',
  'challanDashboard',
  'challanDashboardPayment',
  'challanLists',
  'challanViewDetails',
  'paymentSuccess',
  'paymentFailed',
]

const flags: readonly [start: string, flag: Feature][] = [
  ['challanDashboard', 'ChallanTool'],
  ['challanLists', 'ChallanTool'],
  ['challanViewDetails', 'ChallanTool'],
  ['onboardingSolution', 'OnboardingSolutions'],
  ['globalOcr', 'GlobalOcr'],
  ['videoKyc', 'VideoKyc'],
  ['apiPricing', 'ApiPricing'],
  ['vaahanAnalytics', 'VaahanAnalytics'],
  ['dynamicIntelligence', 'DynamicIntelligence'],
]

/** Pages of staff who are not signed in yet, or not any more. */
const staffEntries: readonly PageName[] = ['adminLogin', 'adminLogout', 'adminSso']

const appOf = (name: PageName, area: Area): App => {
  if (name === 'docs') return 'docs'
  if (isPublicPage(name)) return 'public'
  const staff = area === 'admin' || area === 'restricted' || staffEntries.includes(name)
  return staff ? 'admin' : 'console'
}

const pageOf = (name: PageName, area: Area): Page => ({
  name,
  path: paths[name],
  app: appOf(name, area),
  area,
  guard: guards[area],
  gate: guards[area] === 'customer' && !open.includes(name) ? 'kyc' : undefined,
  flag: area === 'customer' ? flags.find(([start]) => name.startsWith(start))?.[1] : undefined,
})

export const pages: readonly Page[] = (Object.keys(pathsByArea) as Area[]).flatMap(area =>
  (Object.keys(pathsByArea[area]) as PageName[]).map(name => pageOf(name, area)),
)

export const getPage = (name: PageName): Page => pages.find(page => page.name === name) as Page

const segments = (path: string) => path.split('/').filter(Boolean)

/** The number of literal segments: of two matching pages, the more specific one wins. */
const exactness = (page: Page) => segments(page.path).filter(part => !part.startsWith(':')).length

/** The page at a path, comparing whole segments: `/api-keys` is not `/api`. */
export function matchPage(path: string): Page | undefined {
  const requested = segments(path)
  const fits = (page: Page) => {
    const own = segments(page.path)
    return (
      own.length === requested.length && own.every((part, index) => part.startsWith(':') || part === requested[index])
    )
  }
  return pages.filter(fits).sort((a, b) => exactness(b) - exactness(a))[0]
}
