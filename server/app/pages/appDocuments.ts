import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClientConfig, clientConfigId } from '../../../contracts/clientConfig.ts'
import { landing as en } from '../../../contracts/messages/en/landing.ts'
import { landing as hi } from '../../../contracts/messages/hi/landing.ts'
import { type Locale, locales } from '../../../contracts/text.ts'
import type { Config } from '../../platform/config/config.ts'
import { type CompressedText, compressText } from '../../platform/http/compression.ts'
import { escapeHtml } from '../../platform/http/escapeHtml.ts'
import { translate } from '../../platform/translate.ts'

const landing = { en, hi }

const files = { console: 'index.html', admin: 'admin.html' } as const

export type AppName = keyof typeof files

export type AppDocuments = (app: AppName, locale: Locale, url: string) => Promise<CompressedText | undefined>

/** The documents of the two built apps in each language, filled and compressed once. Undefined without a build. */
export function builtDocuments(config: Config, built: string): AppDocuments {
  const documents = new Map<string, Promise<CompressedText>>()
  for (const [app, file] of Object.entries(files) as [AppName, string][]) {
    if (!existsSync(join(built, file))) continue
    const html = readFileSync(join(built, file), 'utf8')
    for (const locale of locales)
      documents.set(`${app}.${locale}`, compressText(filledDocument(config, { app, locale, html })))
  }
  return async (app, locale) => documents.get(`${app}.${locale}`)
}

/** The same from the sources, for `npm run dev`. */
export const devDocuments =
  (config: Config, htmlOf: (file: string, url: string) => Promise<string>): AppDocuments =>
  async (app, locale, url) =>
    compressText(filledDocument(config, { app, locale, html: await htmlOf(files[app], url) }))

/**
 * Fills an app's HTML with its language, title, description and configuration, so that no script waits for a request of its own. The pages set their
 * own titles.
 */
function filledDocument(config: Config, { app, locale, html }: { app: AppName; locale: Locale; html: string }): string {
  const name = app === 'admin' ? translate(locale, 'pages.admin') : landing[locale].title
  const head = [
    `<title>${escapeHtml(`${config.BRAND_NAME} · ${name}`)}</title>`,
    `<meta name="description" content="${escapeHtml(landing[locale].hero.lead)}" />`,
    ...(app === 'admin' ? ['<meta name="robots" content="noindex" />'] : []),
  ].join('\n    ')
  // `</script>` and `<!--` both start with `<`.
  const json = JSON.stringify(configForClients(config)).replaceAll('<', '\\u003c')
  return html
    .replace('<html lang="en">', () => `<html lang="${locale}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--config-->', () => `<script type="application/json" id="${clientConfigId}">${json}</script>`)
}

const configForClients = (config: Config): ClientConfig => ({
  brandName: config.BRAND_NAME,
  appMode: config.APP_MODE,
  supportEmail: config.SUPPORT_EMAIL,
  salesEmail: config.SALES_EMAIL,
  homePath: config.HOME_PATH,
  termsUrl: config.TERMS_URL,
  apiDocsUrl: config.API_DOCS_URL,
  clientToken: config.CLIENT_TOKEN,
})
