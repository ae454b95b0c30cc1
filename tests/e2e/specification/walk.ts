import type { BrowserContextOptions, Page } from 'playwright'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Outcome, RouteGroup } from '../../support/specification/routes.ts'
import { routeTable } from '../../support/specification/routes.ts'
import { navigate, pendingRequests, settled, startTours } from '../everyPage/tours.ts'
import { messages } from '../product.ts'

const { shell, signIn } = messages

const places: Record<string, Outcome> = {
  [paths.home]: 'landing',
  [paths.esignLogin]: 'esignLogin',
  [paths.bgcLogin]: 'bgcLogin',
  [paths.adminLogin]: 'adminLogin',
  [paths.adminAccessDenied]: 'accessDenied',
}

/** Pages that lead on at once, because their record or session is not there. */
const leadsTo: Record<string, string> = {
  [paths.challanDashboardPayment]: paths.challanDashboard,
  [paths.challanDetails]: paths.challanDetailed,
  [paths.trubgvVerification]: paths.trubgv,
  [paths.trubgvDownload]: paths.trubgvResponses,
  [paths.dynamicIntelligenceDetails]: paths.dynamicIntelligenceResponses,
  [paths.logout]: paths.login,
  [paths.adminLogout]: paths.adminLogin,
}

/** What stands at an address: an outcome, or in words what does not belong there. */
async function met(page: Page, path: string): Promise<string> {
  const { at, headings } = await page.evaluate(() => ({
    at: location.pathname,
    headings: [...document.querySelectorAll('h1')].filter(one => one.checkVisibility()).map(one => one.textContent),
  }))
  const [heading = ''] = headings
  if (headings.length !== 1) return `${headings.length} h1 at ${at}`
  if (heading === shell.kyc.title) return 'kycPrompt'
  if (heading === signIn.notFound.title) return `not found at ${at}`
  if (at === path || at === leadsTo[path]) return 'page'
  return places[at] ?? `${heading} at ${at}`
}

/** The table of §2.7 with a value for each parameter. */
export const routesOf = (...groups: RouteGroup[]) =>
  groups.flatMap(group => routeTable[group].map(path => ({ group, path, address: path.replace(/:\w+/, 'unknown') })))

type Route = ReturnType<typeof routesOf>[number]

interface Walk {
  session?: BrowserContextOptions
  /** Within the running app, as a link leads; without it each address is loaded anew. */
  inApp?: boolean
  expected: (route: Route) => Outcome
}

/** The product, and a walk over routes that answers those with another outcome than expected. */
export async function startWalks() {
  const { url, open } = await startTours()
  async function strayed(routes: readonly Route[], { session, inApp = false, expected }: Walk): Promise<string[]> {
    const strays: string[] = []
    const page = await open({ ...session, reducedMotion: 'reduce', refused: ['404 /', '403 /'] })
    const pending = pendingRequests(page)
    for (const route of routes) {
      if (inApp && page.url() !== 'about:blank') await navigate(page, route.address)
      else await page.goto(route.address)
      await settled(page, pending)
      const [wanted, outcome] = [expected(route), await met(page, route.address)]
      if (wanted !== outcome) strays.push(`${route.path}: ${outcome} instead of ${wanted}`)
    }
    await page.context().close()
    return strays
  }
  return { url, strayed }
}
