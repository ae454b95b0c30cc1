import { textsIn } from '../../i18n/messages.ts'
import { loadedContents } from '../invitation/contents.ts'
import { InvitationFrame } from '../invitation/InvitationFrame.tsx'
import type { PageModule } from '../pageModule.ts'

const contents = loadedContents({ bgcCase: () => import('./RequestContent.tsx') })

/** `/accept-bgc-request/:code`: what the candidate is asked, and the consent by check. */
const AcceptPage = () => <InvitationFrame contents={contents} />

export default AcceptPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicBgc')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
