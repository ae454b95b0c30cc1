import { CircleX, LinkIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { openEsignForm, readEsignForm, sendEsignFormCode } from '../../../contracts/calls/esignFormLinks.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage, type PublicApiCall, usePublicApi } from '../challans/shared/usePublicApi.ts'
import { keepPass, tokenInAddress } from '../invitation/useInvitation.ts'
import type { PageModule } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { linkAddress } from './addresses.ts'
import styles from './Esign.module.css'
import { EntryForm, type Person } from './entry/EntryForm.tsx'

type State =
  | { is: 'loading' }
  | { is: 'failed'; message: string }
  | { is: 'closed'; message: string }
  | { is: 'open'; title: string; askedBy: string; message: string }

async function readForm(ask: PublicApiCall): Promise<State> {
  try {
    const reply = await ask(readEsignForm, { body: { token: tokenInAddress() } })
    return reply.state === 'closed' ? { is: 'closed', message: reply.message } : { ...reply, is: 'open' }
  } catch (thrown) {
    return { is: 'failed', message: errorMessage(thrown) }
  }
}

/** `/esign-form/:code`: whoever has the link says who they are, shows it by a code, and goes on to a copy of their own. */
const FormPage = () => {
  const text = useTexts('publicEsign')
  const { ask } = usePublicApi()
  const [state, setState] = useState<State>({ is: 'loading' })
  useEffect(() => {
    void readForm(ask).then(setState)
  }, [ask])

  const token = () => tokenInAddress()
  const send = async (person: Person): Promise<string | null> => {
    const reply = await ask(sendEsignFormCode, { body: { token: token(), ...person } })
    if (reply.state === 'sent') return reply.sentTo
    setState({ is: 'closed', message: reply.message })
    return null
  }
  const enter = async (person: Person, code: string): Promise<void> => {
    const reply = await ask(openEsignForm, { body: { token: token(), ...person, code } })
    if (reply.state === 'closed') return setState({ is: 'closed', message: reply.message })
    keepPass(reply.token, reply.pass)
    location.replace(linkAddress('acceptEsign', reply.token))
  }

  return (
    <PublicShell brand={null} look="paper" isAboutChallans={false}>
      <div className={styles.page} aria-live="polite">
        {state.is === 'loading' && <p role="status">{text('loading')}</p>}
        {state.is === 'failed' && (
          <Notice
            icon={CircleX}
            title={text('entry.failed')}
            action={<Button onClick={() => void readForm(ask).then(setState)}>{text('again')}</Button>}
          >
            {state.message}
          </Notice>
        )}
        {state.is === 'closed' && (
          <Notice icon={LinkIcon} title={text('entry.closed')}>
            {state.message}
          </Notice>
        )}
        {state.is === 'open' && (
          <section className={styles.card}>
            <p className={styles.asks}>{text('entry.asks', { asker: state.askedBy })}</p>
            <h1 className={styles.title}>{state.title}</h1>
            {state.message && <p className={styles.message}>{state.message}</p>}
            <EntryForm onSend={send} onEnter={enter} />
          </section>
        )}
      </div>
    </PublicShell>
  )
}

export default FormPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicEsign')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
