import type { PageName } from '../../../contracts/paths.ts'

/** The tour's stations, in the specification's order (§2.2, A29). What each shows carries its name as `data-tour`. */
export const tourSteps = [
  'dashboard',
  'apiWallet',
  'productWallet',
  'apiDocs',
  'apiKeys',
  'apiPricing',
  'apiUsage',
  'testApis',
  'products',
  'templates',
  'myAccount',
  'whitelistIp',
] as const

export type TourStep = (typeof tourSteps)[number]

/** At My Account the menu scrolls to its end, where the Support group stands (A31). */
export const MENU_END_STEP = 10

const noPage: readonly TourStep[] = ['apiWallet', 'productWallet', 'apiDocs']

/** Whether the step is about a page that this version does not have. */
export const isUnavailableStep = (step: TourStep, built: ReadonlySet<PageName>): boolean =>
  !noPage.includes(step) && !built.has(step as PageName)
