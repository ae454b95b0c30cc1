import { entryOf, type ProductId, productIds } from '../../contracts/checks/catalogue.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { lazyPage, type Page } from '../components/plain/lazyPage.ts'
import { loadProduct } from '../resources/verifications/declarations.ts'
import type { BuiltPage } from './routeTable.ts'

const catalogue = lazyPage(() => import('./products/ProductsPage.tsx'))
const pages = {
  verify: () => import('../resources/verifications/form/VerifyPage.tsx'),
  list: () => import('../resources/verifications/list/ResponsesPage.tsx'),
  detail: () => import('../resources/verifications/detail/DetailPage.tsx'),
}
/** Lists of products that have more than checks and files. */
const ownLists: Partial<Record<ProductId, () => Promise<{ default: Page }>>> = {
  'aml-screen': () => import('../resources/amlQueue/AmlResponses.tsx'),
}
const actions = { verify: 'create', list: 'list', detail: 'show' } as const

type Screen = keyof typeof pages

const routeOf = (id: ProductId, screen: Screen, path: string): BuiltPage => ({
  path,
  resource: id,
  permission: 'verifications',
  action: actions[screen],
  gate: entryOf(id).gate === 'kyc' ? 'kyc' : undefined,
  page: pageOf(id, screen),
})

/** Loads the product's declaration beside the page, which reads it at once. */
const pageOf = (id: ProductId, screen: Screen) =>
  lazyPage(async () => {
    const load = (screen === 'list' && ownLists[id]) || pages[screen]
    const [page] = await Promise.all([load(), loadProduct(id)])
    return page
  })

/** The catalogue, each product's pages, and the second form of bulk vehicle (A50), whose list is the fleet. */
export const productRoutes: readonly BuiltPage[] = [
  { path: paths.products, permission: 'verifications', page: catalogue },
  ...productIds.flatMap(id => [
    ...(Object.keys(pages) as Screen[]).map(screen => routeOf(id, screen, entryOf(id).paths[screen])),
    ...(entryOf(id).reports ?? []).map(path => routeOf(id, 'detail', path)),
  ]),
  routeOf('vehicle-rc-check', 'verify', paths.bulkHitCopy),
]
