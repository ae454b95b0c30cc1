import { lazyPage } from '../../components/plain/lazyPage.ts'
import { withTexts } from '../../i18n/bundles.ts'

// The texts are named here and not in the route table, which every page loads.
export default lazyPage(
  withTexts(() => import('./QueueAndResponses.tsx'), { first: ['app', 'console', 'shared', 'aml'] }),
)
