import { CircleX, LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { LinkButton } from '../../components/plain/LinkButton.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CoverHead } from '../invitation/CoverHead.tsx'
import { DeclineForm } from '../invitation/DeclineForm.tsx'
import { readPass, tokenInAddress, useInvitation } from '../invitation/useInvitation.ts'
import type { PageModule } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { linkAddress } from './addresses.ts'
import styles from './Esign.module.css'

/** `/esign-response/:code`: how far this request is, and the way to decline it. */
const ResponsePage = () => {
  const text = useTexts('publicEsign')
  const { state, read, decline } = useInvitation()
  const [isDeclining, setDeclining] = useState(false)
  const cover = 'cover' in state ? state.cover : null
  // Whoever has a link with a code shows first who they are.
  const canDecline = cover !== null && (cover.codeTo === null || readPass(tokenInAddress()) !== null)
  return (
    <PublicShell brand={null} look="paper" isAboutChallans={false}>
      <div className={styles.page} aria-live="polite">
        {state.is === 'loading' && <p role="status">{text('loading')}</p>}
        {state.is === 'failed' && (
          <Notice
            icon={CircleX}
            title={text('failed')}
            action={<Button onClick={() => void read()}>{text('again')}</Button>}
          >
            {state.message}
          </Notice>
        )}
        {(state.is === 'ended' || state.is === 'ownPage') && (
          <Notice icon={LinkIcon} title={text('ended')}>
            {state.is === 'ended' ? state.message : text('response.other')}
          </Notice>
        )}
        {cover && (
          <section className={styles.card}>
            <CoverHead cover={cover} />
            {isDeclining ? (
              <DeclineForm askedBy={cover.askedBy} onDecline={decline} onBack={() => setDeclining(false)} />
            ) : (
              <div className={styles.consent}>
                <p role="status">{text('response.waiting')}</p>
                <LinkButton href={linkAddress('acceptEsign', tokenInAddress())}>{text('response.open')}</LinkButton>
                {canDecline ? (
                  <Button look="secondary" onClick={() => setDeclining(true)}>
                    {text('response.decline')}
                  </Button>
                ) : (
                  <p className={styles.hint}>{text('response.codeFirst')}</p>
                )}
              </div>
            )}
          </section>
        )}
      </div>
    </PublicShell>
  )
}

export default ResponsePage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicEsign')
  return { title: text('response.head', { brand: config.brandName }), description: text('description') }
}
