import type { ProductId } from '../../contracts/checks/catalogue.ts'
import { type LazyPage, lazyPage } from '../components/plain/lazyPage.ts'
import { withTexts } from '../i18n/bundles.ts'

/** The answers of some products that somebody has to decide about: the first tab of their responses. */
export const productQueues: Partial<Record<ProductId, LazyPage>> = {
  'aml-screen': lazyPage(
    withTexts(() => import('./amlQueue/QueuePage.tsx'), { first: ['app', 'console', 'shared', 'aml'] }),
  ),
}
