import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  isLinkPage,
  languageParam,
  mayBeFramed,
  type PublicPageName,
  type PublicState,
} from '../../../contracts/pages/publicPage.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { type Locale, locales } from '../../../contracts/platform/text.ts'
import { recentStatus } from '../../backoffice/status/readStatus.ts'
import { type FoundBrand, findBrand } from '../../challans/brands/find.ts'
import { feeBookOf } from '../../challans/fees/feeBook.ts'
import type { OwnHost } from '../../challans/hosts/serve.ts'
import { oncePerKey } from '../../engines/once.ts'
import { framedBy as siteOfLink } from '../../invitations/embed.ts'
import { sitesOfLink } from '../../onboarding/link.ts'
import type { Context } from '../../platform/context.ts'
import { type CompressedText, compressText, sendCompressed } from '../../platform/http/compression.ts'
import { localeOf } from '../../platform/http/scope.ts'
import { readTrust } from '../../reports/signing/signDocument.ts'
import type { PublicBuild } from './publicBuild.ts'
import { documentOf } from './publicDocument.ts'

/** Maximum number of cached pages; a page takes about ten kilobytes in three encodings. */
const MAX_CACHED = 300

/** Pages whose URL names a brand. */
const branded: readonly PublicPageName[] = ['challanDetailedBrand', 'challanDetailed']

interface PageRequest {
  name: PublicPageName
  locale: Locale
  found: FoundBrand | null
  unknown: boolean
  example: PublicState['example']
  trust: PublicState['trust']
  status: PublicState['status']
  framedBy: string | null
  own: OwnHost | null
}

/**
 * The public pages: rendered on request with the brand's content, cached by brand version and language, and hydrated in the
 * browser (design.md, Web).
 */
export function createPublicPages(ctx: Context, build: PublicBuild) {
  const cached = oncePerKey<CompressedText>(MAX_CACHED)
  // It changes every few seconds, which would drop all other pages.
  const cachedStatus = oncePerKey<CompressedText>(locales.length)

  /** Shares concurrent renderings of the same page. */
  function page(url: string, wanted: PageRequest, from: PublicBuild): Promise<CompressedText> {
    const make = () => render(ctx, from, url, wanted).then(compressText)
    if (!from.stable) return make()
    const { name, locale, found, unknown, example, trust, status, framedBy, own } = wanted
    if (status) return cachedStatus(`${locale} ${status.measuredAt}`, make)
    return cached(
      JSON.stringify([name, locale, unknown, found?.id, found?.version, example, trust, framedBy, own]),
      make,
    )
  }

  return async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: PublicPageName,
    own: OwnHost | null = null,
  ) {
    const query = new URL(request.url, ctx.config.PUBLIC_URL).searchParams
    const chosen = asLocale(query.get(languageParam))
    const locale = chosen ?? storedLanguage(request) ?? localeOf(request)
    const brand = own ? await ownBrand(ctx, name, own) : await brandOf(ctx, name, request.url, query)
    const example = await exampleOf(ctx, name, brand.found)
    const trust = name === 'esignVerification' ? await readTrust(ctx) : null
    const status = name === 'status' ? await recentStatus(ctx) : undefined
    const framedBy = mayBeFramed(name) ? await framersOf(ctx, name, lastSegment(request.url)) : null
    request.framedBy = framedBy
    const wanted: PageRequest = { name, locale, ...brand, example, trust, status, framedBy, own }
    const encoded = await page(request.url, wanted, build)
    if (chosen) reply.header('set-cookie', languageCookie(ctx.config, chosen))
    reply
      .status(wanted.unknown ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-language', wanted.locale)
      .header('vary', 'cookie, accept-language, accept-encoding')
    if (isLinkPage(name)) reply.headers(linkHeaders)
    return sendCompressed(request, reply, encoded)
  }
}

/** A flow's link may be shown by several sites, the link of a person by one. */
const framersOf = (ctx: Context, name: PublicPageName, token: string): Promise<string | null> =>
  name === 'onboard' ? sitesOfLink(ctx, token) : siteOfLink(ctx.db, token)

/** The address of such a page opens it: it must not be stored, sent to other sites, or found. */
const linkHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

const asLocale = (value: string | null | undefined) => locales.find(locale => locale === value)

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Remembers the language chosen in the URL, because most links do not repeat it and every page is rendered here. */
const languageCookie = ({ PUBLIC_URL }: Context['config'], locale: Locale) =>
  `${languageParam}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${PUBLIC_URL.startsWith('https:') ? '; Secure' : ''}`

const storedLanguage = ({ headers: { cookie = '' } }: FastifyRequest) =>
  asLocale(new RegExp(`(?:^|;\\s*)${languageParam}=(\\w+)`).exec(cookie)?.[1])

/** Under the host of a brand every page is that brand's, whatever its address says. */
async function ownBrand(ctx: Context, name: PublicPageName, own: OwnHost) {
  return { found: branded.includes(name) ? await findBrand(ctx, own.name) : null, unknown: false }
}

/** Finds the brand by name or token (A93); falls back to the first one if none is named or the name is unknown. */
async function brandOf(ctx: Context, name: PublicPageName, url: string, query: URLSearchParams) {
  if (!branded.includes(name)) return { found: null, unknown: false }
  const wanted = name === 'challanDetailed' ? query.get('token') : lastSegment(url)
  const found = wanted ? await findBrand(ctx, wanted) : null
  if (found) return { found, unknown: false }
  const first = await findBrand(ctx, null)
  return { found: first, unknown: Boolean(wanted) || !first }
}

/** What the brand charges now for the challan of its example, a virtual court's in Maharashtra. */
async function exampleOf(
  { db }: Context,
  name: PublicPageName,
  found: FoundBrand | null,
): Promise<PublicState['example']> {
  if (name !== 'challanDetailedBrand' || !found) return null
  const { feePaise } = (await feeBookOf(db, found.id))({ state: 'MH', route: 'virtual_court' })
  return { feePaise, lateRefund: found.lateRefund }
}

function lastSegment(url: string): string {
  const segment = url.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean) ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

async function render(ctx: Context, build: PublicBuild, url: string, wanted: PageRequest): Promise<string> {
  const { name, locale, found, unknown, example, trust, status, framedBy, own } = wanted
  const canonical = !found || unknown ? null : own ? `https://${own.host}/` : canonicalOf(ctx, found.brand.brandName)
  const about = { page: name, locale, brand: found?.brand ?? null, unknown, example, trust, ...(status && { status }) }
  const shown = framedBy === null ? about : { ...about, framedBy }
  return drawPublicPage(ctx, build, { url, canonical, shown, own })
}

interface DrawnPage {
  url: string
  /** The page's URL for search engines; null if they must not list it. */
  canonical: string | null
  shown: Omit<PublicState, 'texts' | 'config'>
  /** The host of a brand under which it is asked for, so that the operator is not named. */
  own?: OwnHost | null
}

/** Draws the whole document of a public page. */
export async function drawPublicPage(ctx: Context, build: PublicBuild, page: DrawnPage): Promise<string> {
  const { url, canonical, shown, own = null } = page
  const { config } = ctx
  const rendered = await build.render({
    ...shown,
    ...(own && { ownHost: { endsOn: own.endsAt && dayIn(shown.locale, own.endsAt) } }),
    config: {
      brandName: own?.title ?? config.BRAND_NAME,
      supportEmail: own?.supportEmail ?? config.SUPPORT_EMAIL,
      clientToken: config.CLIENT_TOKEN,
      sandbox: config.APP_MODE === 'sandbox',
      apiHosts: own || callsOwnHost(shown.page) ? ownHost : apiHosts(config),
    },
  })
  const files = build.filesOf(rendered.module, shown.locale)
  return documentOf({ template: await build.template(url), rendered, files, canonical })
}

const dayIn = (locale: Locale, at: string) =>
  new Intl.DateTimeFormat(`${locale}-IN`, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(at))

/** Only the challan calls have hosts of their own. */
const callsOwnHost = (name: PublicPageName) =>
  isLinkPage(name) || name === 'challanPayment' || name === 'sandboxCheckout' || name === 'sandboxEsign'

const ownHost = { page: '', production: '', development: '' }

/** The configured API hosts; empty means the page's own host. */
const apiHosts = (config: Context['config']) => ({
  page: config.CHALLAN_PAGE_ORIGIN ?? '',
  production: config.CHALLAN_API_PRODUCTION ?? '',
  development: config.CHALLAN_API_DEVELOPMENT ?? '',
})

/** A brand's page has one canonical URL, however it was opened. */
const canonicalOf = ({ config }: Context, brandName: string) =>
  new URL(paths.challanDetailedBrand.replace(':brandName', encodeURIComponent(brandName)), config.PUBLIC_URL).href
