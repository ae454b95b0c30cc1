import { CircleX, LinkIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PageModule } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import { SignDocument } from './SignDocument.tsx'
import { useEsignLink } from './signing/useEsignLink.ts'

/** `/sign-document/:code`: the document, what the recipient fills in, and the press that signs. */
const SignPage = () => {
  const text = useTexts('publicEsign')
  const { state, read, withLink, code } = useEsignLink()
  const [ended, setEnded] = useState<string | null>(null)
  // The engine comes while the link is read.
  useEffect(() => void import('./pdf/openDocument.ts').then(({ startEngine }) => startEngine()).catch(() => {}), [])
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
        <SignDocument signing={state.signing} withLink={withLink} onEnded={setEnded} />
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
