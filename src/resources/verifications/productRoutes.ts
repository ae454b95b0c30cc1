import { paths } from '../../../contracts/paths.ts'
import { productIds, productOf } from '../../../contracts/products/index.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'

const catalogue = lazyPage(() => import('../../customRoutes/products/ProductsPage.tsx'))
const pages = {
  verify: lazyPage(() => import('./new/VerifyPage.tsx')),
  list: lazyPage(() => import('./list/ResponsesPage.tsx')),
  detail: lazyPage(() => import('./show/DetailPage.tsx')),
}
const actions = { verify: 'create', list: 'list', detail: 'show' } as const

/** The catalogue, and three pages for every product of the registry. */
export const productRoutes = [
  { path: paths.products, area: 'customer', permission: 'verifications', page: catalogue } as const,
  ...productIds.map(productOf).flatMap(product =>
    (['verify', 'list', 'detail'] as const).map(
      name =>
        ({
          path: product.paths[name],
          area: 'customer',
          resource: product.id,
          permission: 'verifications',
          action: actions[name],
          gate: product.gate === 'kyc' ? 'kyc' : undefined,
          page: pages[name],
        }) as const,
    ),
  ),
]
