import type { ReactNode } from 'react'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../../components/plain/ReloadBoundary.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PageModule } from '../pageModule.ts'
import { ListView } from './list/ListView.tsx'
import { SessionFrame } from './shared/SessionFrame.tsx'
import { Skeleton } from './shared/Skeleton.tsx'
import { useIsHydrated } from './shared/useIsHydrated.ts'
import { useQueryParams } from './shared/useQueryParams.ts'

const OrdersView = lazyPage(() => import('./orders/OrdersView.tsx'))

/** `/challan-details`: a vehicle's challans, or the orders of the phone number with `?view=orders` (A119). */
const DetailsPage = () => {
  const text = useTexts('publicChallanList')
  const skeleton = <Skeleton label={text('loading')} />
  return <SessionFrame>{useIsHydrated() ? <View skeleton={skeleton} /> : skeleton}</SessionFrame>
}

const View = ({ skeleton }: { skeleton: ReactNode }) => {
  const orders = useQueryParams().get('view') === 'orders'
  return <ReloadBoundary>{orders ? <OrdersView fallback={skeleton} /> : <ListView />}</ReloadBoundary>
}

export default DetailsPage

export const head: PageModule['head'] = ({ locale }) => {
  const text = textsIn(locale, 'publicChallanList')
  return { title: text('title'), description: text('description') }
}
