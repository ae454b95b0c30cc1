import { plainTexts } from '../../i18n/plainTexts.ts'
import type { PageModule } from '../pageModule.ts'
import type { Landed } from './result/outcome.ts'
import { Result } from './result/Result.tsx'
import { Waiting } from './result/Waiting.tsx'
import { orderTexts } from './shared/orderTexts.ts'
import { SessionFrame } from './shared/SessionFrame.tsx'
import { useInBrowser } from './shared/useInBrowser.ts'

/** `/challan-paid` and `/challan-failed` (A88). */
export const ResultPage = ({ landed }: { landed: Landed }) => (
  <SessionFrame>{useInBrowser() ? <Result landed={landed} /> : <Waiting />}</SessionFrame>
)

export const resultHead =
  (landed: Landed): PageModule['head'] =>
  ({ locale }) => {
    const text = plainTexts(orderTexts, locale)
    return { title: text(`result.${landed}Title`), description: text('description') }
  }
