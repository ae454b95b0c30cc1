import { textsIn } from '../../i18n/messages.ts'
import { loadedContents } from '../invitation/contents.ts'
import { InvitationFrame } from '../invitation/InvitationFrame.tsx'
import type { PageModule } from '../pageModule.ts'

const contents = loadedContents({ videoCall: () => import('./VideoCall.tsx') })

/** `/video-call/:code`: the page of a person who is asked for a video call. */
const VideoCallPage = () => <InvitationFrame contents={contents} />

export default VideoCallPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicVideoCall')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
