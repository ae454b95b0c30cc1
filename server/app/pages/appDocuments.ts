import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { landing as en } from '../../../contracts/messages/en/landing.ts'
import { landing as hi } from '../../../contracts/messages/hi/landing.ts'
import type { SignInApp } from '../../../contracts/pages/initialScreen.ts'
import { type ClientConfig, clientConfigId } from '../../../contracts/platform/clientConfig.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { oncePerKey } from '../../engines/once.ts'
import { isOffered } from '../../platform/config/capabilities.ts'
import type { Config } from '../../platform/config/config.ts'
import { type CompressedText, compressText } from '../../platform/http/compression.ts'
import { escapeHtml } from '../../platform/http/escapeHtml.ts'
import { translate } from '../../platform/translate.ts'
import { readManifest } from './manifest.ts'
import { type FirstPage, preloadLinks } from './preloads.ts'

const landing = { en, hi }

const files = { console: 'index.html', admin: 'admin.html' } as const

/** More than there are pages and languages. */
const MAX_DOCUMENTS = 1_000

export type AppDocuments = (page: FirstPage & { url: string }) => Promise<CompressedText | undefined>

/** The documents of the two built apps, each filled and compressed when it is first needed. Undefined without a build. */
export function builtDocuments(config: Config, built: string): AppDocuments {
  const documents = oncePerKey<CompressedText>(MAX_DOCUMENTS)
  const manifestFile = join(built, 'manifest.json')
  if (!existsSync(manifestFile)) return async () => undefined
  const manifest = readManifest(manifestFile)
  return async first => {
    const { app, page, locale } = first
    return documents(`${page?.name ?? app} ${locale}`, async () => {
      const html = readFileSync(join(built, files[app]), 'utf8')
      return compressText(filledDocument(config, { app, locale, html, links: preloadLinks(manifest, first) }))
    })
  }
}

/** The same from the sources, for `npm run dev`. */
export const devDocuments =
  (config: Config, htmlOf: (file: string, url: string) => Promise<string>): AppDocuments =>
  async ({ app, locale, url }) =>
    compressText(filledDocument(config, { app, locale, html: await htmlOf(files[app], url), links: [] }))

interface Filling {
  app: SignInApp
  locale: Locale
  html: string
  links: string[]
}

/**
 * Fills an app's HTML with its language, title, description, configuration and early links, so that no script waits for a request of its
 * own. The pages set their own titles.
 */
function filledDocument(config: Config, { app, locale, html, links }: Filling): string {
  const name = app === 'admin' ? translate(locale, 'pages.admin') : landing[locale].title
  const head = [
    `<title>${escapeHtml(`${config.BRAND_NAME} · ${name}`)}</title>`,
    `<meta name="description" content="${escapeHtml(landing[locale].hero.lead)}" />`,
    ...(app === 'admin' ? ['<meta name="robots" content="noindex" />'] : []),
  ].join('\n    ')
  // `</script>` and `<!--` both start with `<`.
  const needsScript = translate(locale, 'pages.needsScript', { email: config.SUPPORT_EMAIL })
  const noScript = `<noscript><p class="no-script">${escapeHtml(needsScript)}</p></noscript>`
  const json = JSON.stringify(configForClients(config)).replaceAll('<', '\\u003c')
  return (
    html
      .replace('<html lang="en">', () => `<html lang="${locale}">`)
      .replace('<!--head-->', () => head)
      // After the entry's own, which a slow line should load first.
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace(
        '<!--config-->',
        () => `${noScript}\n    <script type="application/json" id="${clientConfigId}">${json}</script>`,
      )
  )
}

const configForClients = (config: Config): ClientConfig => ({
  brandName: config.BRAND_NAME,
  appMode: config.APP_MODE,
  supportEmail: config.SUPPORT_EMAIL,
  salesEmail: config.SALES_EMAIL,
  homePath: config.HOME_PATH,
  termsUrl: config.TERMS_URL,
  apiDocsUrl: config.API_DOCS_URL,
  kycReviewDays: config.KYC_REVIEW_DAYS,
  whatsapp: isOffered(config, 'whatsapp'),
  staffSso: staffSsoName(config),
  aadhaarEsign: isOffered(config, 'aadhaarEsign'),
  word: isOffered(config, 'word'),
  clientToken: config.CLIENT_TOKEN,
})

/** What the button of staff names: what the operator calls the issuer, else its host. */
function staffSsoName(config: Config): string | null {
  const { STAFF_OIDC_NAME: name, STAFF_OIDC_ISSUER: issuer } = config
  if (!isOffered(config, 'staffSso')) return null
  return name ?? (issuer === undefined ? 'Sandbox ID' : new URL(issuer).hostname)
}
