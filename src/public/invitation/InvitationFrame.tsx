import { CircleX, LinkIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { CoverCard } from './CoverCard.tsx'
import { CoverHead } from './CoverHead.tsx'
import type { LoadedContents } from './contents.ts'
import { DeclineForm } from './DeclineForm.tsx'
import { HandOverForm } from './HandOverForm.tsx'
import styles from './Invitation.module.css'
import { tokenInAddress, useInvitation } from './useInvitation.ts'

interface InvitationFrameProps {
  /** What each kind shows once its link is open. */
  contents: LoadedContents
  /** Nothing is asked, so that nothing can be declined. */
  isInformation?: boolean
  /** The page on which the person declines. */
  isDeclining?: boolean
}

/** Who asks, what and until when; then what is asked. No sign-in: whoever has the link, and the code if there is one, is asked. */
export const InvitationFrame = ({ contents, isInformation = false, isDeclining = false }: InvitationFrameProps) => {
  const text = useTexts('publicInvitation')
  const { state, read, open, sendCode, decline, handOver } = useInvitation()
  const [aside, setAside] = useState<'decline' | 'handOver' | null>(isDeclining ? 'decline' : null)
  const cover = 'cover' in state ? state.cover : null
  const Content = cover && contents[cover.kind]
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
            {state.is === 'open' && (
              // Whoever goes back from declining finds what they had entered.
              <div hidden={aside !== null}>
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
              </div>
            )}
            {aside === 'decline' && (
              <DeclineForm askedBy={cover.askedBy} onDecline={decline} onBack={() => setAside(null)} />
            )}
            {aside === 'handOver' && <HandOverForm onHandOver={handOver} onBack={() => setAside(null)} />}
            {/* Whoever has a link with a code shows first who they are. */}
            {aside === null && !isInformation && (state.is === 'open' || cover.codeTo === null) && (
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
