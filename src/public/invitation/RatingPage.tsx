import { textsIn } from '../../i18n/messages.ts'
import type { PageModule } from '../pageModule.ts'
import { loadedContents } from './contents.ts'
import { InvitationFrame } from './InvitationFrame.tsx'

const contents = loadedContents({ stepPerson: () => import('./PersonStep.tsx') })

/** `/employee-rating/:encryptedUrl`: what a step of a case asks another person. */
const RatingPage = () => <InvitationFrame contents={contents} />

export default RatingPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicReferee')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
