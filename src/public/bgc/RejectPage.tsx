import { textsIn } from '../../i18n/messages.ts'
import { loadedContents } from '../invitation/contents.ts'
import { InvitationFrame } from '../invitation/InvitationFrame.tsx'
import type { PageModule } from '../pageModule.ts'

const contents = loadedContents({ bgcCase: () => import('./RequestContent.tsx') })

/** `/reject-bgc-request/:code`: the candidate declines, with a reason. */
const RejectPage = () => <InvitationFrame contents={contents} isDeclining />

export default RejectPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicBgc')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
