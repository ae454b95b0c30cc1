import { type ComponentType, createElement, type LazyExoticComponent } from 'react'
import { matchPage, type Page, pages } from '../../contracts/pages.ts'
import type { PageName } from '../../contracts/paths.ts'
import type { Action, Permission } from '../../contracts/permissions.ts'
import { resourceHeads } from '../../contracts/resources/heads.ts'
import type { ScreenLoaders } from '../components/list/defineScreens.tsx'
import { lazyPage } from '../components/plain/lazyPage.ts'

/** A page that this version has. */
export interface BuiltPage {
  path: string
  /** The resource that the page is about, for react-admin's hooks. */
  resource?: string
  /** None: for everybody whom the area's guard lets in. */
  permission?: Permission
  /** `list` unless the page does more. */
  action?: Action
  /** Where a page of the table serves products with gates of their own. */
  gate?: Page['gate']
  page: LazyExoticComponent<ComponentType>
}

/** What the route table of contracts/pages.ts says about a page, with the component that draws it. */
export type PageRoute = BuiltPage & Pick<Page, 'area' | 'guard' | 'gate'>

const actions = ['list', 'show', 'create', 'edit'] as const

/** The pages of declared resources, at the paths that their contracts name. */
export const resourcePages = (loaders: ScreenLoaders): BuiltPage[] =>
  resourceHeads.flatMap(({ name, permission, paths }) => {
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
  // A page may itself be lazy, and a lazy component must not resolve to another one.
  return { default: () => createElement(page) }
}

const notYet = lazyPage(() => import('./notYetAvailable/NotYetAvailable.tsx'))

const routeOf = (page: BuiltPage): PageRoute => {
  const { area, guard, gate } = matchPage(page.path) as Page
  return { area, guard, ...page, gate: 'gate' in page ? page.gate : gate }
}

/**
 * An app's part of the route table: what exists, and for every other page of that app one that says that it is not part of this
 * version. The names of what exists go to the menu.
 */
export function buildRouteTable(built: readonly BuiltPage[], app: Page['app']) {
  const builtPages: ReadonlySet<PageName> = new Set(built.map(({ path }) => (matchPage(path) as Page).name))
  const later = pages.filter(page => page.app === app && page.guard !== 'none' && !builtPages.has(page.name))
  const routes: readonly PageRoute[] = [...built, ...later.map(({ path }) => ({ path, page: notYet }))].map(routeOf)
  return { routes, builtPages }
}
