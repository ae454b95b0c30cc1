import { createElement } from 'react'
import { matchPage, type Page } from '../../contracts/pages/pages.ts'
import type { Action, Permission } from '../../contracts/people/permissions.ts'
import type { PageName } from '../../contracts/platform/paths.ts'
import type { ScreenLoaders } from '../components/list/defineScreens.tsx'
import { type LazyPage, lazyPage } from '../components/plain/lazyPage.ts'

/** A page that this version implements. */
export interface BuiltPage {
  path: string
  /** The page's resource, for react-admin's hooks. */
  resource?: string
  /** Without one, everyone who passes the area's guard may open the page. */
  permission?: Permission
  /** `list` unless the page does more. */
  action?: Action
  /** Set if one page of the table serves products with different gates. */
  gate?: Page['gate']
  page: LazyPage
}

/** What a route needs of a resource; each app has those of its own audience. */
export interface ResourceHead {
  name: string
  permission: Permission
  paths: Partial<Record<(typeof actions)[number], string>>
}

/** A page of contracts/pages/pages.ts with its component. */
export type PageRoute = BuiltPage & Pick<Page, 'area' | 'guard' | 'gate'>

const actions = ['list', 'show', 'create', 'edit'] as const

/** Pages of declared resources, at the paths in their contracts. */
export const resourcePages = (heads: readonly ResourceHead[], loaders: ScreenLoaders): BuiltPage[] =>
  heads.flatMap(({ name, permission, paths }) => {
    const load = loaders[name]
    if (!load) return []
    return actions.flatMap(action => {
      const path = paths[action]
      return path
        ? [{ path, resource: name, permission, action, page: lazyPage(() => pageOf(load, name, action)) }]
        : []
    })
  })

async function pageOf(load: ScreenLoaders[string], name: string, action: (typeof actions)[number]) {
  const page = (await load())[action]
  if (!page) throw new Error(`${name} declares no ${action} page.`)
  // A lazy component must not resolve to another one.
  return { default: Object.assign(() => createElement(page), page.preload && { preload: page.preload }) }
}

const routeOf = (page: BuiltPage): PageRoute => {
  const { area, guard, gate } = matchPage(page.path) as Page
  return { area, guard, ...page, gate: 'gate' in page ? page.gate : gate }
}

/** The routes of one app. The menu gets the names of its pages. */
export function buildRouteTable(built: readonly BuiltPage[]) {
  const builtPages: ReadonlySet<PageName> = new Set(built.map(({ path }) => (matchPage(path) as Page).name))
  const routes: readonly PageRoute[] = built.map(routeOf)
  /** Loads the page at a path. */
  const preloadPage = async (path: string) => routes.find(route => route.path === matchPage(path)?.path)?.page.preload()
  return { routes, builtPages, preloadPage }
}
