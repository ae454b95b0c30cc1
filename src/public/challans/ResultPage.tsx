import { textsIn } from '../../i18n/messages.ts'
import type { PageModule } from '../pageModule.ts'
import { PaymentStatus } from './result/PaymentStatus.tsx'
import { PaymentStatusLoading } from './result/PaymentStatusLoading.tsx'
import type { GatewayRedirect } from './result/paymentOutcome.ts'
import { SessionFrame } from './shared/SessionFrame.tsx'
import { useIsHydrated } from './shared/useIsHydrated.ts'

/** `/challan-paid` and `/challan-failed` (A88). */
export const ResultPage = ({ landed }: { landed: GatewayRedirect }) => (
  <SessionFrame>{useIsHydrated() ? <PaymentStatus landed={landed} /> : <PaymentStatusLoading />}</SessionFrame>
)

export const resultHead =
  (landed: GatewayRedirect): PageModule['head'] =>
  ({ locale }) => {
    const text = textsIn(locale, 'publicChallanOrders')
    return { title: text(`result.${landed}Title`), description: text('description') }
  }
