import { textsIn } from '../../i18n/messages.ts'
import type { PageModule } from '../pageModule.ts'
import type { GatewayRedirect } from './result/outcome.ts'
import { PaymentStatus } from './result/Result.tsx'
import { PaymentStatusLoading } from './result/Waiting.tsx'
import { SessionFrame } from './shared/SessionFrame.tsx'
import { useIsHydrated } from './shared/useInBrowser.ts'

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
