import { languageParam, type PublicState, publicStateId, type RenderedPage } from '../../../contracts/publicPage.ts'
import { type Locale, locales } from '../../../contracts/text.ts'

/** Files that a page needs beside those of every page, as the build's manifest names them. */
export interface PageFiles {
  /** The module that begins everything; null where the template starts it by itself. */
  entry: string | null
  scripts: readonly string[]
  fonts: readonly string[]
}

export interface Document {
  template: string
  rendered: RenderedPage
  files: PageFiles
  /** Where the page itself lies, without a language; null for one that no search engine is to list. */
  canonical: string | null
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, character => escapes[character] ?? character)

/** JSON that ends no script element: `</script>` and `<!--` begin with the same sign. */
const stateJson = (state: PublicState) => JSON.stringify(state).replaceAll('<', '\\u003c')

const inLocale = (address: string, locale: Locale) => `${address}?${languageParam}=${locale}`

const openGraphLocales: Record<Locale, string> = { en: 'en_IN', hi: 'hi_IN' }

function headOf({ rendered, files, canonical }: Document): string {
  const { title, description, state } = rendered
  const siteName = state.brand?.title ?? state.config.brandName
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`
  const graph = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}" />`
  const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escapeHtml(href)}"${more} />`
  const searchable = canonical && [
    link('canonical', inLocale(canonical, state.locale)),
    ...locales.map(locale => link('alternate', inLocale(canonical, locale), ` hreflang="${locale}"`)),
    link('alternate', canonical, ' hreflang="x-default"'),
    graph('url', inLocale(canonical, state.locale)),
  ]
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    ...(searchable || [meta('robots', 'noindex')]),
    graph('type', 'website'),
    graph('title', title),
    graph('description', description),
    graph('site_name', siteName),
    graph('locale', openGraphLocales[state.locale]),
    ...files.fonts.map(href => link('preload', href, ' as="font" type="font/woff2" crossorigin')),
  ].join('\n    ')
}

/**
 * Begins the page's modules after its first paint (`src/theme/static/theme/start.js`; in a tab behind at once, which is not painted): a page
 * is read before it is used, and on a slow line its scripts would take the bandwidth that the styles need. What stands before the styles
 * (`mode.js`, `language.js`) must hold at the first paint, and the CSP allows no inline script; a language in the address counts more than
 * the stored one, which the server does not know.
 */
const startOf = ({ entry, scripts }: PageFiles & { entry: string }) =>
  `<script defer src="/theme/start.js" data-module="${escapeHtml(entry)}" data-ahead="${escapeHtml(scripts.join(' '))}"></script>`

/** As Vite writes it. */
const moduleTag = (entry: string) => `<script type="module" crossorigin src="${entry}"></script>`

/** The whole page. What comes from a brand or an address is escaped here or by React, and nowhere trusted. */
export function documentOf(document: Document): string {
  const { template, rendered, files } = document
  const { state } = rendered
  const { entry } = files
  const started = entry ? template.replace(moduleTag(entry), () => startOf({ ...files, entry })) : template
  // After the styles of every page, so that a brand's colours count more.
  const brand = state.brand ? `  <link rel="stylesheet" href="${escapeHtml(state.brand.stylesheet)}" />\n  ` : ''
  const stored = `<script type="application/json" id="${publicStateId}">${stateJson(state)}</script>`
  return started
    .replace('<html lang="en">', () => `<html lang="${state.locale}">`)
    .replace('<!--head-->', () => headOf(document))
    .replace('</head>', () => `${brand}</head>`)
    .replace('<!--page-->', () => rendered.html)
    .replace('<!--state-->', () => stored)
}
