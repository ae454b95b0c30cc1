import { textsIn } from '../../i18n/messages.ts'
import { loadedContents } from '../invitation/contents.ts'
import { InvitationFrame } from '../invitation/InvitationFrame.tsx'
import type { PageModule } from '../pageModule.ts'

const contents = loadedContents({ esignCopy: () => import('./CopyContent.tsx') })

/** `/view-document/:code`: a finished document, for whoever got a copy. */
const CopyPage = () => <InvitationFrame contents={contents} isInformation />

export default CopyPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicEsign')
  return { title: text('copy.head', { brand: config.brandName }), description: text('copy.description') }
}
