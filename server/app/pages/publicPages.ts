import { fileURLToPath } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '../../../contracts/paths.ts'
import { languageParam, type PublicPageName, type PublicState } from '../../../contracts/publicPage.ts'
import { type Locale, locales } from '../../../contracts/text.ts'
import { type FoundBrand, findBrand } from '../../challans/brands/find.ts'
import type { Context } from '../../platform/context.ts'
import { localeOf } from '../../platform/http/scope.ts'
import { type CompressedText, compressText, sendCompressed } from './compressedText.ts'
import type { createDevPages } from './devPages.ts'
import { devPublicBuild, loadPublicBuild, type PublicBuild } from './publicBuild.ts'
import { documentOf } from './publicDocument.ts'

const BUILT = fileURLToPath(new URL('../../../dist', import.meta.url))

/** Rendered pages that are kept; a page is some ten kilobytes in three forms. */
const MOST_KEPT = 300

/** The pages whose address names a brand. */
const branded: readonly PublicPageName[] = ['challanDetailedBrand', 'challanDetailed']

interface Asked {
  name: PublicPageName
  locale: Locale
  found: FoundBrand | null
  unknown: boolean
}

/**
 * The public pages: rendered on request with the brand's content, kept by brand version and language, and hydrated in the browser
 * (design.md, Web). Undefined where they are not built.
 */
export async function createPublicPages(ctx: Context, dev?: Awaited<ReturnType<typeof createDevPages>>, dist = BUILT) {
  const build = dev ? devPublicBuild(dev) : await loadPublicBuild(dist)
  if (!build) return undefined
  const kept = new Map<string, Promise<CompressedText>>()

  /** The same work is done once, also while it is under way; a failure is not kept. */
  function page(url: string, asked: Asked, from: PublicBuild): Promise<CompressedText> {
    const make = () => render(ctx, from, url, asked).then(compressText)
    if (!from.stable) return make()
    const { name, locale, found, unknown } = asked
    const key = JSON.stringify([name, locale, unknown, found?.id, found?.version])
    const known = kept.get(key)
    if (known) return known
    const made = make()
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string)
    return made
  }

  return async function answer(request: FastifyRequest, reply: FastifyReply, name: PublicPageName) {
    const query = new URL(request.url, ctx.config.PUBLIC_URL).searchParams
    const chosen = asLocale(query.get(languageParam))
    const locale = chosen ?? keptLanguage(request) ?? localeOf(request)
    const asked: Asked = { name, locale, ...(await brandOf(ctx, name, request.url, query)) }
    const encoded = await page(request.url, asked, build)
    if (chosen) reply.header('set-cookie', languageCookie(ctx.config, chosen))
    reply
      .status(asked.unknown ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-language', asked.locale)
      .header('vary', 'cookie, accept-language, accept-encoding')
    return sendCompressed(request, reply, encoded)
  }
}

const asLocale = (said: string | null | undefined) => locales.find(locale => locale === said)

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** A choice in the address holds for the pages that follow: most of their addresses say nothing of it, and all are drawn here. */
const languageCookie = ({ PUBLIC_URL }: Context['config'], locale: Locale) =>
  `${languageParam}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${PUBLIC_URL.startsWith('https:') ? '; Secure' : ''}`

const keptLanguage = ({ headers: { cookie = '' } }: FastifyRequest) =>
  asLocale(new RegExp(`(?:^|;\\s*)${languageParam}=(\\w+)`).exec(cookie)?.[1])

/** By name or token (A93). The first brand stands in where none is asked for, or where there is none of that name. */
async function brandOf(ctx: Context, name: PublicPageName, url: string, query: URLSearchParams) {
  if (!branded.includes(name)) return { found: null, unknown: false }
  const asked = name === 'challanDetailed' ? query.get('token') : lastSegment(url)
  const found = asked ? await findBrand(ctx, asked) : null
  if (found) return { found, unknown: false }
  const first = await findBrand(ctx, null)
  return { found: first, unknown: Boolean(asked) || !first }
}

function lastSegment(url: string): string {
  const segment = url.split(/[?#]/, 1)[0]?.split('/').findLast(Boolean) ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

async function render(ctx: Context, build: PublicBuild, url: string, asked: Asked): Promise<string> {
  const { config } = ctx
  const { name, locale, found, unknown } = asked
  const state: Omit<PublicState, 'texts'> = {
    page: name,
    locale,
    brand: found?.brand ?? null,
    unknown,
    config: {
      brandName: config.BRAND_NAME,
      supportEmail: config.SUPPORT_EMAIL,
      clientToken: config.CLIENT_TOKEN,
      sandbox: config.APP_MODE === 'sandbox',
      apiHosts: apiHosts(config),
    },
  }
  const rendered = await build.render(state)
  const canonical = found && !unknown ? canonicalOf(ctx, found.brand.brandName) : null
  const files = build.filesOf(rendered.module, locale)
  return documentOf({ template: await build.template(url), rendered, files, canonical })
}

/** As configured; nothing is the page's own host. */
const apiHosts = (config: Context['config']) => ({
  page: config.CHALLAN_PAGE_ORIGIN ?? '',
  production: config.CHALLAN_API_PRODUCTION ?? '',
  development: config.CHALLAN_API_DEVELOPMENT ?? '',
})

/** A brand's page has one address, whatever it was opened by. */
const canonicalOf = ({ config }: Context, brandName: string) =>
  new URL(paths.challanDetailedBrand.replace(':brandName', encodeURIComponent(brandName)), config.PUBLIC_URL).href
