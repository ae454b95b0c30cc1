import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '../../../contracts/pages/publicPage.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { createDevPages } from './devPages.ts'
import { type Manifest, readManifest, withImports } from './manifest.ts'
import type { PageFiles } from './publicDocument.ts'

type Dev = Awaited<ReturnType<typeof createDevPages>>

/** The public pages, from the build or from Vite. */
export interface PublicBuild {
  template: (url: string) => Promise<string>
  render: RenderPage
  filesOf: (module: string, locale: Locale) => PageFiles
  /** Rendered pages may be cached, because the sources cannot change. */
  stable: boolean
}

const ENTRY = 'public.html'

/** Fonts per language that the template does not preload. */
const fonts: Record<Locale, string | null> = {
  en: null,
  hi: 'node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
}

/** The files of a page: what its chunk and the entry import. The template already names the entry and the one style sheet. */
function filesFrom(manifest: Manifest) {
  return (module: string, locale: Locale): PageFiles => {
    const names = withImports(manifest, module, withImports(manifest, ENTRY))
    const chunks = [...names].filter(name => name !== ENTRY).flatMap(name => manifest[name] ?? [])
    const font = manifest[fonts[locale] ?? '']
    const entry = manifest[ENTRY]?.file
    return {
      entry: entry ? `/${entry}` : null,
      scripts: chunks.map(({ file }) => `/${file}`),
      fonts: font ? [`/${font.file}`] : [],
    }
  }
}

/** Loads the build in dist; undefined if there is none. */
export async function loadPublicBuild(dist: string): Promise<PublicBuild | undefined> {
  const [html, manifest, render] = ['public/public.html', 'public/manifest.json', 'render/render.js'].map(file =>
    join(dist, file),
  ) as [string, string, string]
  if (![html, manifest, render].every(file => existsSync(file))) return undefined
  const template = readFileSync(html, 'utf8')
  const { renderPage } = (await import(pathToFileURL(render).href)) as { renderPage: RenderPage }
  const filesOf = filesFrom(readManifest(manifest))
  return { template: async () => template, render: renderPage, filesOf, stable: true }
}

/** Renders from the sources; Vite's client adds the styles. */
export const devPublicBuild = (dev: Dev): PublicBuild => ({
  template: url => dev.html('public.html', url),
  render: async state => {
    const { renderPage } = (await dev.load('/src/public/render.tsx')) as { renderPage: RenderPage }
    return renderPage(state)
  },
  filesOf: () => ({ entry: null, scripts: [], fonts: [] }),
  stable: false,
})
