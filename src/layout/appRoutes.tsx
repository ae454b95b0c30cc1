import type { ComponentType, ReactNode } from 'react'
import { Outlet, type RouteObject } from 'react-router-dom'
import NotFound from '../components/plain/NotFound.tsx'
import { ReloadPrompt } from '../components/plain/ReloadBoundary.tsx'
import type { PageRoute } from '../customRoutes/routeTable.ts'

interface Parts {
  pages: readonly PageRoute[]
  home: string
  /** Renders a page, or a replacement if the viewer has no permission. */
  Page: ComponentType<{ route: PageRoute }>
  /** Wraps all layouts. */
  app: (inside: ReactNode) => ReactNode
  /** The first layout also wraps the not-found page. */
  layouts: readonly { areas: readonly PageRoute['area'][]; element: ReactNode }[]
}

/**
 * The route table as react-router routes: each page in its area's layout; other paths, also those in other letter case, show the
 * not-found page (A54), as the server answers them.
 */
export const appRoutes = ({ pages, home, Page, app, layouts }: Parts): RouteObject[] => [
  {
    element: app(<Outlet />),
    errorElement: <ReloadPrompt alone />,
    children: layouts.map(({ areas, element }, index) => ({
      element,
      children: [
        ...pages
          .filter(({ area }) => areas.includes(area))
          .map(route => ({ path: route.path, caseSensitive: true, element: <Page key={route.path} route={route} /> })),
        ...(index === 0 ? [{ path: '*', element: <NotFound home={home} /> }] : []),
      ],
    })),
  },
]

/** The resource definitions of one audience for react-admin. */
export const resourceDefinitions = (heads: readonly { name: string }[]) =>
  Object.fromEntries(heads.map(({ name }) => [name, { name }]))
