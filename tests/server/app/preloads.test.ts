import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { matchPage } from '../../../contracts/pages/pages.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { productOf } from '../../../contracts/products/index.ts'
import type { Manifest } from '../../../server/app/pages/manifest.ts'
import { preloadLinks } from '../../../server/app/pages/preloads.ts'

/** A build in which each module is a chunk of its own with a style sheet, and imports what is named here. */
const buildOf = (imports: Record<string, string[]> = {}): Manifest =>
  new Proxy<Manifest>(
    {},
    { get: (_, name: string) => ({ file: `${name}.js`, imports: imports[name] ?? [], css: [`${name}.css`] }) },
  )

function linksOf(path: string, manifest = buildOf()) {
  const page = matchPage(path)
  return preloadLinks(manifest, { app: page?.app === 'admin' ? 'admin' : 'console', page, locale: 'hi' })
}

const namesIn = (links: string[], rel: string) =>
  links.filter(link => link.includes(`rel="${rel}"`)).map(link => /href="\/([^"]+)\.\w+"/.exec(link)?.[1])

test.each([
  [paths.login, 'src/signIn/ConsoleSignIn.tsx'],
  [paths.home, 'src/landing/Landing.tsx'],
  [paths.dashboard, 'src/customRoutes/dashboard/Dashboard.tsx'],
  [productOf('pan-check').paths.list, 'src/resources/verifications/list/ResponsesPage.tsx'],
  [paths.apiUsage, 'src/layout/ConsoleApp.tsx'],
  [paths.adminLogin, 'src/signIn/AdminSignIn.tsx'],
  [paths.adminDashboard, 'src/customRoutes/admin/dashboard/AdminDashboard.tsx'],
])('%s preloads %s, and only modules that exist', (path, module) => {
  const scripts = namesIn(linksOf(path), 'modulepreload')
  expect(scripts).toContain(module)
  expect(scripts).toContain('contracts/messages/bundles/entry.hi.ts')
  expect(scripts.filter(name => !existsSync(name ?? ''))).toEqual([])
})

test('what the document already names is not named again, and nothing twice', () => {
  const signIn = 'src/signIn/ConsoleSignIn.tsx'
  const texts = 'contracts/messages/bundles/entry.hi.ts'
  const links = linksOf(
    paths.login,
    buildOf({ 'index.html': ['react'], [signIn]: ['react', 'form'], [texts]: ['form'] }),
  )
  expect(namesIn(links, 'modulepreload')).toEqual([signIn, 'form', texts])
  expect(namesIn(links, 'preload')).toEqual([signIn, 'form', texts])
})

test('pages that are rarely opened first preload nothing', () => {
  expect(linksOf(paths.logout)).toEqual([])
  expect(linksOf('/nowhere')).toEqual([])
})
