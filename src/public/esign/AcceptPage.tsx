import { lazy, Suspense, useState } from 'react'
import type { EsignSigning } from '../../../contracts/calls/esignLinks.ts'
import { textsIn } from '../../i18n/messages.ts'
import { loadedContents } from '../invitation/contents.ts'
import { InvitationFrame } from '../invitation/InvitationFrame.tsx'
import { tokenInAddress } from '../invitation/useInvitation.ts'
import type { PageModule } from '../pageModule.ts'
import { linkAddress } from './addresses.ts'
import { SigningBegins } from './signing/SigningBegins.ts'

const consent = () => import('./ConsentContent.tsx')
/** Another page would load everything anew. */
const SignPage = lazy(() => import('./SignPage.tsx'))

/** Whoever signs, and whoever approves or confirms. */
const contents = loadedContents({ esignSigner: consent, esignReviewer: consent })

/** `/accept-esign/:code`: who asks for a signature, the code where one is needed, and the consent to sign electronically. */
const AcceptPage = () => {
  const [signing, setSigning] = useState<EsignSigning | null>(null)
  const begin = (next: EsignSigning) => {
    // A reload finds the document.
    history.replaceState(null, '', linkAddress('signDocument', tokenInAddress()))
    scrollTo(0, 0)
    setSigning(next)
  }
  if (signing)
    return (
      <Suspense>
        <SignPage consented={signing} />
      </Suspense>
    )
  return (
    <SigningBegins value={begin}>
      <InvitationFrame contents={contents} />
    </SigningBegins>
  )
}

export default AcceptPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicEsign')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
