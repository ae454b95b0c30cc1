import { CircleX, LinkIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  openOnboarding,
  readOnboardingFlow,
  type ShownLook,
  sendOnboardingCode,
} from '../../../contracts/calls/onboardingLinks.ts'
import type { ProofChannel } from '../../../contracts/onboarding/links.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage, type PublicApiCall, usePublicApi } from '../challans/shared/usePublicApi.ts'
import { keepPass, tokenInAddress } from '../invitation/useInvitation.ts'
import { useLook } from '../invitation/useLook.ts'
import type { PageModule } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import styles from './Onboard.module.css'
import { type Applicant, StartForm } from './StartForm.tsx'

type State =
  | { is: 'loading' }
  | { is: 'failed'; message: string }
  | { is: 'closed'; message: string }
  | { is: 'open'; title: string; proof: ProofChannel; look: ShownLook; name: string | null; sentTo: string | null }

async function readFlow(ask: PublicApiCall): Promise<State> {
  try {
    const reply = await ask(readOnboardingFlow, { body: { token: tokenInAddress() } })
    return reply.state === 'closed' ? { is: 'closed', message: reply.message } : { ...reply, is: 'open' }
  } catch (thrown) {
    return { is: 'failed', message: errorMessage(thrown) }
  }
}

/** The origin of the site that shows this page inside its own, as far as the browser tells; null in a window of its own. */
function siteAround(): string | null {
  if (window.parent === window) return null
  const [nearest] = location.ancestorOrigins ?? []
  return nearest ?? (document.referrer ? new URL(document.referrer).origin : null)
}

const given = ({ name, address }: Applicant) => ({ name, ...(address !== '' && { address }) })

/** `/onboard/:code`: whoever has the link says who they are, shows it by a code, and goes on to a response of their own. */
const OnboardPage = () => {
  const text = useTexts('publicOnboarding')
  const { ask } = usePublicApi()
  const [state, setState] = useState<State>({ is: 'loading' })
  useEffect(() => {
    void readFlow(ask).then(setState)
  }, [ask])
  useLook(state.is === 'open' ? state.look.accent : null)

  const send = async (applicant: Applicant): Promise<string | null> => {
    const reply = await ask(sendOnboardingCode, { body: { token: tokenInAddress(), ...given(applicant) } })
    if (reply.state === 'sent') return reply.sentTo
    setState({ is: 'closed', message: reply.message })
    return null
  }
  const enter = async (applicant: Applicant, code: string): Promise<void> => {
    const reply = await ask(openOnboarding, {
      body: { token: tokenInAddress(), ...given(applicant), code, site: siteAround() },
    })
    if (reply.state === 'closed') return setState({ is: 'closed', message: reply.message })
    keepPass(reply.token, reply.pass)
    location.replace(paths.invitation.replace(':token', encodeURIComponent(reply.token)))
  }

  return (
    <PublicShell brand={null} look="paper" isAboutChallans={false}>
      <div className={styles.page} aria-live="polite">
        {state.is === 'loading' && <p role="status">{text('loading')}</p>}
        {state.is === 'failed' && (
          <Notice
            icon={CircleX}
            title={text('failed')}
            action={<Button onClick={() => void readFlow(ask).then(setState)}>{text('again')}</Button>}
          >
            {state.message}
          </Notice>
        )}
        {state.is === 'closed' && (
          <Notice icon={LinkIcon} title={text('closed')}>
            {state.message}
          </Notice>
        )}
        {state.is === 'open' && (
          <section className={styles.card}>
            {state.look.logo && (
              <img className={styles.logo} src={state.look.logo} alt={text('logo', { asker: state.look.askedBy })} />
            )}
            <p>{text('asks', { asker: state.look.askedBy })}</p>
            <h1 className={styles.title}>{state.title}</h1>
            {state.look.welcome && <p className={styles.message}>{state.look.welcome}</p>}
            <StartForm proof={state.proof} known={state} onSend={send} onEnter={enter} />
          </section>
        )}
      </div>
    </PublicShell>
  )
}

export default OnboardPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicOnboarding')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
