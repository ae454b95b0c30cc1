import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { mounts } from '../../../contracts/calls/define.ts'
import { matchPage, type Page } from '../../../contracts/pages/pages.ts'
import { isPublicPage, type PublicPageName } from '../../../contracts/pages/publicPage.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { isStatusPublic } from '../../backoffice/status/readStatus.ts'
import { findOwnHost } from '../../challans/hosts/serve.ts'
import { sendCompressed } from '../../platform/http/compression.ts'
import { errorBody } from '../../platform/http/errors.ts'
import { localeOf } from '../../platform/http/scope.ts'
import type { App, HttpContext } from '../../platform/http/types.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { builtDocuments, devDocuments } from './appDocuments.ts'
import { createDevPages } from './devPages.ts'
import { paymentPagesRoutes } from './paymentPages.ts'
import { devPublicBuild, loadPublicBuild, type PublicBuild } from './publicBuild.ts'
import { createPublicPages } from './publicPages.ts'

/** In the package's root, wherever this module is: among the sources or bundled. */
const BUILT = fileURLToPath(import.meta.resolve('#dist'))
const HASHED = ['/console-assets/', '/public-assets/']
const FOREVER = 'public, max-age=31536000, immutable'

interface PagesOptions {
  /** The folder of the build. */
  built?: string
  /** Renders the public pages in place of that build. */
  publicBuild?: PublicBuild | undefined
  /** The methods of the calls at a path. */
  methodsOf?: (path: string) => string[]
}

/**
 * Serves the built apps: the HTML of each page's app, the rendered public pages, every file of the build, and nothing else.
 * Unknown pages show the console's not-found page with 404; under the API mounts and for missing files a 404 is JSON, and a call's path with another method is 405.
 */
export async function pagesRoutes(app: App, ctx: HttpContext, options: PagesOptions = {}): Promise<void> {
  const { built = BUILT, publicBuild, methodsOf = () => [] } = options
  const dev = ctx.config.DEV ? await createDevPages(app) : undefined
  for (const name of dev ? [] : ['console', 'public']) await serveFiles(app, join(built, name))
  const build = publicBuild ?? (dev ? devPublicBuild(dev) : await loadPublicBuild(built))
  const publicPage = build && createPublicPages(ctx, build)
  paymentPagesRoutes(app, ctx, build)
  const documentOf = dev ? devDocuments(ctx.config, dev.html) : builtDocuments(ctx.config, join(built, 'console'))

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url)
    const asksPage = (request.method === 'GET' || request.method === 'HEAD') && !isApiPath(path)
    if (asksPage && dev && (await dev.asset(request, reply))) return reply
    if (isApiPath(path)) {
      const methods = methodsOf(path)
      return methods.length > 0 ? notAllowed(request, reply, methods) : missing(request, reply)
    }
    if (!asksPage || isFile(path)) return missing(request, reply)
    const own = await findOwnHost(ctx, request)
    if (own) {
      const name = pageOfBrand(path)
      if (!name) return reply.redirect(paths.home)
      return publicPage ? publicPage(request, reply, name, own) : missing(request, reply)
    }
    const page = await pageOf(ctx, path)
    if (page?.app === 'docs') return reply.redirect(paths.docs)
    if (page && isPublicPage(page.name))
      return publicPage ? publicPage(request, reply, page.name) : missing(request, reply)
    const document = await documentOf({
      app: page?.app === 'admin' ? 'admin' : 'console',
      page,
      locale: localeOf(request),
      url: request.url,
    })
    if (!document) return missing(request, reply)
    reply
      .status(page ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, accept-encoding')
    return sendCompressed(request, reply, document)
  })
}

const pagesOfBrand: readonly PublicPageName[] = [
  'challanDetailedBrand',
  'challanDetailed',
  'challanDetails',
  'challanPaid',
  'challanFailed',
  // Where the foot of a receipt leads.
  'esignVerification',
]

/** The page at a path below the host of a brand, whose front page is the brand's; undefined for what is the operator's. */
function pageOfBrand(path: string): PublicPageName | undefined {
  if (path === paths.home) return 'challanDetailedBrand'
  const name = matchPage(path)?.name
  return pagesOfBrand.find(one => one === name)
}

/** Production has no sandbox page, and the status page is only known while staff publish it. */
async function pageOf(ctx: HttpContext, path: string): Promise<Page | undefined> {
  const page = matchPage(path)
  if (page?.name === 'sandbox' && ctx.config.production) return undefined
  return page?.name === 'status' && !(await isStatusPublic(ctx)) ? undefined : page
}

const missing = (request: FastifyRequest, reply: FastifyReply) =>
  reply.status(404).send(errorBody(notFound('page'), request.id))

/** The path has calls, with other methods (RFC 9110, 15.5.6). */
function notAllowed(request: FastifyRequest, reply: FastifyReply, methods: string[]) {
  const problem = new Problem('method_not_allowed', `This path accepts ${methods.join(', ')}, not ${request.method}.`)
  return reply.status(problem.status).header('allow', methods.join(', ')).send(errorBody(problem, request.id))
}

const apiMounts = Object.values(mounts).map(mount => mount.slice(1))

/** Compares whole segments, so that `/api-keys` is not under `/api`. `/sandbox` itself is a page; paths below it are not. */
export function isApiPath(path: string): boolean {
  const [first = '', second] = path.split('/').filter(Boolean)
  return apiMounts.includes(first) && !(`/${first}` === paths.sandbox && second === undefined)
}

/** Page paths never contain a dot, so a path with one is a file; a missing file is never answered with HTML. */
const isFile = (path: string) => path.includes('.') || HASHED.some(folder => path.startsWith(folder))

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? url

async function serveFiles(app: App, built: string): Promise<void> {
  if (!existsSync(built)) return
  await app.register(staticFiles, {
    root: built,
    // One route per existing file, so that no path can escape the build.
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', 'manifest.json', '**/*.gz', '**/*.br'],
    decorateReply: false,
    preCompressed: true,
    // The ETag is enough to revalidate a file. Players ask for parts of a video.
    lastModified: false,
    acceptRanges: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.some(folder => path.includes(folder)) ? FOREVER : 'no-cache')
    },
  })
}
