import { textsIn } from '../../i18n/messages.ts'
import type { PageModule } from '../pageModule.ts'
import type { Landed } from './result/outcome.ts'
import { Result } from './result/Result.tsx'
import { Waiting } from './result/Waiting.tsx'
import { SessionFrame } from './shared/SessionFrame.tsx'
import { useInBrowser } from './shared/useInBrowser.ts'

/** `/challan-paid` and `/challan-failed` (A88). */
export const ResultPage = ({ landed }: { landed: Landed }) => (
  <SessionFrame>{useInBrowser() ? <Result landed={landed} /> : <Waiting />}</SessionFrame>
)

export const resultHead =
  (landed: Landed): PageModule['head'] =>
  ({ locale }) => {
    const text = textsIn(locale, 'publicChallanOrders')
    return { title: text(`result.${landed}Title`), description: text('description') }
  }
