import { initialScreen, type Screen, type SignInApp } from '../../../contracts/pages/initialScreen.ts'
import type { Page } from '../../../contracts/pages/pages.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { productIds, productOf } from '../../../contracts/products/index.ts'
import { type Manifest, withImports } from './manifest.ts'

const documents: Record<SignInApp, string> = { console: 'index.html', admin: 'admin.html' }

interface Imports {
  modules: string[]
  /** Bundles of texts besides `entry`. */
  texts?: string[]
}

/** What an app imports before it shows a screen. */
const imports: Record<SignInApp, Partial<Record<Screen, Imports>>> = {
  console: {
    landing: { modules: ['src/landing/Landing.tsx'], texts: ['landing'] },
    signIn: { modules: ['src/signIn/ConsoleSignIn.tsx'] },
    app: { modules: ['src/layout/ConsoleApp.tsx', 'src/customRoutes/routes.tsx'], texts: ['app'] },
  },
  admin: {
    signIn: { modules: ['src/signIn/AdminSignIn.tsx'] },
    app: { modules: ['src/layout/AdminApp.tsx', 'src/customRoutes/admin/adminRoutes.ts'], texts: ['app', 'admin'] },
  },
}

/** The screen that a page most probably begins with: the server does not see whether the visitor is signed in. */
const likelyScreen = (page: Page | undefined): Screen =>
  page ? initialScreen(page.path, page.guard !== 'none') : 'notFound'

/** The modules of the pages that people open first. Other pages load as soon as the route table has. */
const firstPages: Readonly<Record<string, string>> = {
  [paths.dashboard]: 'src/customRoutes/dashboard/Dashboard.tsx',
  [paths.adminDashboard]: 'src/customRoutes/admin/dashboard/AdminDashboard.tsx',
  ...Object.fromEntries(
    productIds.map(id => [productOf(id).paths.list, 'src/resources/verifications/list/ResponsesPage.tsx']),
  ),
}

/** A page of an app; undefined for a path that is none. */
export interface FirstPage {
  app: SignInApp
  page: Page | undefined
  locale: Locale
}

/**
 * Links that let the browser load a page's code beside the app's entry, which would otherwise name it only after it has run. The entry has
 * priority on a slow line. Empty for a page that is rarely the first.
 */
export function preloadLinks(manifest: Manifest, { app, page, locale }: FirstPage): string[] {
  const wanted = imports[app][likelyScreen(page)]
  if (!wanted) return []
  const own = firstPages[page?.path ?? ''] ?? []
  const texts = ['entry', ...(wanted.texts ?? [])].map(name => `contracts/messages/bundles/${name}.${locale}.ts`)
  const named = withImports(manifest, documents[app])
  const names = new Set([...wanted.modules, ...texts].concat(own).flatMap(name => [...withImports(manifest, name)]))
  const chunks = [...names].filter(name => !named.has(name)).flatMap(name => manifest[name] ?? [])
  const styles = new Set(chunks.flatMap(({ css = [] }) => css))
  return [
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`),
    ...[...styles].map(file => `<link rel="preload" as="style" crossorigin href="/${file}" />`),
  ]
}
