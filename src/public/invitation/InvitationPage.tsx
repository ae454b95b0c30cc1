import { CircleX, LinkIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { InvitationCover } from '../../../contracts/calls/invitations.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PageModule } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { usePublicState } from '../state.ts'
import { CoverCard } from './CoverCard.tsx'
import { contents } from './contents.ts'
import { DeclineForm } from './DeclineForm.tsx'
import { HandOverForm } from './HandOverForm.tsx'
import styles from './Invitation.module.css'
import { tokenInAddress, useInvitation } from './useInvitation.ts'

/** Each kind's content is loaded once, when a link of the kind is opened. */
const loaded = Object.fromEntries(Object.entries(contents).map(([kind, load]) => [kind, lazy(load)]))

/** `/i/:token`: who asks, what and until when; then what is asked. No sign-in: whoever has the link, and the code if there is one, is asked. */
const InvitationPage = () => {
  const text = useTexts('publicInvitation')
  const { state, read, open, sendCode, decline, handOver } = useInvitation()
  const [aside, setAside] = useState<'decline' | 'handOver' | null>(null)
  const cover = 'cover' in state ? state.cover : null
  const Content = cover && loaded[cover.kind]
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
        {state.is === 'ended' && (
          <Notice icon={LinkIcon} title={text('ended')}>
            {state.message}
          </Notice>
        )}
        {state.is === 'ownPage' && (
          <Notice icon={LinkIcon} title={text('ownPage')}>
            {text('ownPageDetail')}
          </Notice>
        )}
        {cover && (
          <section className={styles.card}>
            <CoverHead cover={cover} />
            {aside === null && state.is === 'cover' && <CoverCard cover={cover} onOpen={open} onSendCode={sendCode} />}
            {aside === null && state.is === 'open' && (
              <Suspense fallback={<p role="status">{text('loading')}</p>}>
                {Content ? (
                  <Content token={tokenInAddress()} pass={state.pass} cover={cover} onDone={() => void read()} />
                ) : (
                  <div role="status">
                    <p>{text('opened')}</p>
                    <p>{text('openedDetail')}</p>
                  </div>
                )}
              </Suspense>
            )}
            {aside === 'decline' && (
              <DeclineForm askedBy={cover.askedBy} onDecline={decline} onBack={() => setAside(null)} />
            )}
            {aside === 'handOver' && <HandOverForm onHandOver={handOver} onBack={() => setAside(null)} />}
            {/* Whoever has a link with a code shows first who they are. */}
            {aside === null && (state.is === 'open' || cover.codeTo === null) && (
              <div className={styles.others}>
                <Button look="link" onClick={() => setAside('decline')}>
                  {text('decline.start')}
                </Button>
                {cover.canHandOver && (
                  <Button look="link" onClick={() => setAside('handOver')}>
                    {text('handOver.start')}
                  </Button>
                )}
              </div>
            )}
          </section>
        )}
      </div>
    </PublicShell>
  )
}

/** Who asks, what for, until when. */
const CoverHead = ({ cover: { name, askedBy, title, about, until } }: { cover: InvitationCover }) => {
  const text = useTexts('publicInvitation')
  const { locale } = usePublicState()
  const time = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(until))
  return (
    <header className={styles.head}>
      {name && <p>{text('greeting', { name })}</p>}
      <p>{text('asks', { asker: askedBy })}</p>
      <h1>{title}</h1>
      {about && <p className={styles.about}>{about}</p>}
      <p className={styles.until}>{text('until', { time })}</p>
    </header>
  )
}

export default InvitationPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicInvitation')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
