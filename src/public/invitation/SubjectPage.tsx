import { textsIn } from '../../i18n/messages.ts'
import type { PageModule } from '../pageModule.ts'
import { loadedContents } from './contents.ts'
import { InvitationFrame } from './InvitationFrame.tsx'

const contents = loadedContents({ inquirySubject: () => import('./SubjectReview.tsx') })

/** `/dynamic-intelligence-details/:encryptedUrl`: what an inquiry has gathered, for the person whom it is about. */
const SubjectPage = () => <InvitationFrame contents={contents} />

export default SubjectPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicSubject')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
