import { CircleX, LinkIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { EsignSigning } from '../../../contracts/calls/esignLinks.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { tellSite } from '../invitation/site.ts'
import type { PageModule } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { usePublicState } from '../state.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { SignDocument } from './SignDocument.tsx'
import SignedPage from './SignedPage.tsx'
import { useEsignLink } from './signing/useEsignLink.ts'

/** `/sign-document/:code`: the document, what the recipient fills in, and the press that signs. `consented`: what was read when they have agreed just now. */
const SignPage = ({ consented }: { consented?: EsignSigning }) => {
  const text = useTexts('publicEsign')
  const { state, read, withLink, code } = useEsignLink({ known: consented })
  const [ended, setEnded] = useState<string | null>(null)
  // The engine comes while the link is read.
  useEffect(() => void import('./pdf/openedAhead.ts').then(({ startEngine }) => startEngine()).catch(() => {}), [])
  // The page before is gone, and the focus with it.
  useEffect(() => {
    if (consented) document.querySelector('h1')?.focus()
  }, [consented])
  const [isSigned, setSigned] = useState(false)
  const { framedBy } = usePublicState()
  const isBroken = !isSigned && (ended !== null || state.is === 'ended' || state.is === 'failed')
  useEffect(() => {
    if (isBroken) tellSite(framedBy, 'error')
  }, [isBroken, framedBy])
  if (isSigned) return <SignedPage />
  const end = ended ?? (state.is === 'ended' ? state.message : null)
  return (
    <PublicShell brand={null} look="paper" isAboutChallans={false}>
      {end !== null && (
        <Notice icon={LinkIcon} title={text('ended')}>
          {end}
        </Notice>
      )}
      {end === null && state.is === 'loading' && (
        <Notice icon={LinkIcon} title={text('loading')}>
          {text('loadingDetail')}
        </Notice>
      )}
      {end === null && state.is === 'failed' && (
        <Notice
          icon={CircleX}
          title={text('failed')}
          action={<Button onClick={() => void read()}>{text('again')}</Button>}
        >
          {state.message}
        </Notice>
      )}
      {end === null && state.is === 'open' && (
        <SignDocument signing={state.signing} withLink={withLink} onEnded={setEnded} onSigned={() => setSigned(true)} />
      )}
      {code && <CodeDialog code={code} />}
    </PublicShell>
  )
}

export default SignPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicEsign')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
