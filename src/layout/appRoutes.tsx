import type { ComponentType, ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { Failed } from '../components/plain/ReloadBoundary.tsx'
import NotFound from '../customRoutes/notFound/NotFound.tsx'
import type { PageRoute } from '../customRoutes/routes.tsx'

interface Parts {
  pages: readonly PageRoute[]
  home: string
  /** Draws a page, or what stands in its place for who may not see it. */
  Page: ComponentType<{ route: PageRoute }>
  layout: ReactNode
}

/** The route table as react-router takes it: every page under one layout, any other path the not-found page (A54). */
export const appRoutes = ({ pages, home, Page, layout }: Parts): RouteObject[] => [
  {
    element: layout,
    errorElement: <Failed alone />,
    children: [
      ...pages.map(route => ({ path: route.path, element: <Page key={route.path} route={route} /> })),
      { path: '*', element: <NotFound home={home} /> },
    ],
  },
]
