import { textsIn } from '../../i18n/messages.ts'
import { loadedContents } from '../invitation/contents.ts'
import { InvitationFrame } from '../invitation/InvitationFrame.tsx'
import type { PageModule } from '../pageModule.ts'

const consent = () => import('./ConsentContent.tsx')

/** Whoever signs, and whoever approves or confirms. */
const contents = loadedContents({ esignSigner: consent, esignReviewer: consent })

/** `/accept-esign/:code`: who asks for a signature, the code where one is needed, and the consent to sign electronically. */
const AcceptPage = () => <InvitationFrame contents={contents} />

export default AcceptPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicEsign')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
