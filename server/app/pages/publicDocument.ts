import {
  languageParam,
  type PublicState,
  publicStateId,
  type RenderedPage,
} from '../../../contracts/pages/publicPage.ts'
import { type Locale, locales } from '../../../contracts/platform/text.ts'
import { escapeHtml } from '../../platform/http/escapeHtml.ts'

/** Files a page needs beyond those of every page, from the build's manifest. */
export interface PageFiles {
  /** The entry module; null when the template starts it itself. */
  entry: string | null
  scripts: readonly string[]
  fonts: readonly string[]
}

export interface Document {
  template: string
  rendered: RenderedPage
  files: PageFiles
  /** The page's URL without a language; null for pages that search engines must not list. */
  canonical: string | null
}

/** Escapes JSON for a script element: `</script>` and `<!--` both start with `<`. */
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
 * Loads the page's modules after the first paint (`src/theme/static/theme/start.js`; at once in a background tab, which is not
 * painted), so that on a slow connection the scripts do not compete with the styles. `mode.js` and `language.js` must run before
 * the first paint, and the CSP forbids inline scripts. A language in the URL overrides the stored one, which the server does not
 * know.
 */
const startOf = ({ entry, scripts }: PageFiles & { entry: string }) =>
  `<script defer src="/theme/start.js" data-module="${escapeHtml(entry)}" data-ahead="${escapeHtml(scripts.join(' '))}"></script>`

/** Must match what Vite writes. */
const moduleTag = (entry: string) => `<script type="module" crossorigin src="${entry}"></script>`

/** Fills the template. Values from a brand or a URL are escaped here or by React. */
export function documentOf(document: Document): string {
  const { template, rendered, files } = document
  const { state } = rendered
  const { entry } = files
  const started = entry ? template.replace(moduleTag(entry), () => startOf({ ...files, entry })) : template
  // After the page's own styles, so that the brand's colours take precedence.
  const brand = state.brand ? `  <link rel="stylesheet" href="${escapeHtml(state.brand.stylesheet)}" />\n  ` : ''
  const stored = `<script type="application/json" id="${publicStateId}">${stateJson(state)}</script>`
  return started
    .replace('<html lang="en">', () => `<html lang="${state.locale}">`)
    .replace('<!--head-->', () => headOf(document))
    .replace('</head>', () => `${brand}</head>`)
    .replace('<!--page-->', () => rendered.html)
    .replace('<!--state-->', () => stored)
}
