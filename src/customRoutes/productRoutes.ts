import { paths } from '../../contracts/paths.ts'
import { productIds, productOf } from '../../contracts/products/index.ts'
import { lazyPage } from '../components/plain/lazyPage.ts'
import type { BuiltPage } from './routeTable.ts'

const catalogue = lazyPage(() => import('./products/ProductsPage.tsx'))
const pages = {
  verify: lazyPage(() => import('../resources/verifications/form/VerifyPage.tsx')),
  list: lazyPage(() => import('../resources/verifications/list/ResponsesPage.tsx')),
  detail: lazyPage(() => import('../resources/verifications/detail/DetailPage.tsx')),
}
const actions = { verify: 'create', list: 'list', detail: 'show' } as const

type Screen = keyof typeof pages

const routeOf = (id: (typeof productIds)[number], screen: Screen, path: string): BuiltPage => ({
  path,
  resource: id,
  permission: 'verifications',
  action: actions[screen],
  gate: productOf(id).gate === 'kyc' ? 'kyc' : undefined,
  page: pages[screen],
})

/** The catalogue, three pages for each product, the reports of the other kinds of court checks, and the second addresses of bulk vehicle (A50). */
export const productRoutes: readonly BuiltPage[] = [
  { path: paths.products, permission: 'verifications', page: catalogue },
  ...productIds.flatMap(id =>
    (Object.keys(pages) as Screen[]).map(screen => routeOf(id, screen, productOf(id).paths[screen])),
  ),
  routeOf('court-case-check', 'detail', paths.immediateReport),
  routeOf('court-case-check', 'detail', paths.delayReport),
  routeOf('vehicle-rc-check', 'verify', paths.bulkHitCopy),
  routeOf('vehicle-rc-check', 'list', paths.bulkHitResponsesCopy),
]
