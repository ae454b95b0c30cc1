import { LinkIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type InvitationCover, openInvitation } from '../../../contracts/calls/invitations.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage, type PublicApiCall, usePublicApi } from '../challans/shared/usePublicApi.ts'
import { readPass } from '../invitation/useInvitation.ts'
import type { PageModule } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import styles from './Bgc.module.css'
import { acceptAddress, readLink, stepAddress, stepInAddress } from './linkOfTab.ts'

const CaseSteps = lazy(() => import('../invitation/case/CaseSteps.tsx'))

type State =
  | { is: 'loading' }
  | { is: 'noLink' }
  | { is: 'failed'; message: string }
  | { is: 'open'; token: string; pass: string | null; cover: InvitationCover }

/** Opens the link of the tab again: the candidate has opened it on the accept page, where an ended one or one with a code belongs. */
async function openLink(ask: PublicApiCall): Promise<State> {
  const token = readLink()
  if (token === null) return { is: 'noLink' }
  try {
    const reply = await ask(openInvitation, { body: { token, pass: readPass(token) ?? undefined } })
    if (reply.state === 'open') return { is: 'open', token, pass: reply.pass, cover: reply.cover }
    location.replace(acceptAddress(token))
    return { is: 'loading' }
  } catch (thrown) {
    return { is: 'failed', message: errorMessage(thrown) }
  }
}

/** `/background-verification/:step`: the candidate's steps, by the link that the tab keeps. The address follows the step. */
const StepsPage = () => {
  const text = useTexts('publicBgc')
  const { ask } = usePublicApi()
  const [state, setState] = useState<State>({ is: 'loading' })
  useEffect(() => void openLink(ask).then(setState), [ask])

  return (
    <PublicShell brand={null} look="paper" isAboutChallans={false}>
      <div className={styles.narrow} aria-live="polite">
        {state.is === 'loading' && <p role="status">{text('loading')}</p>}
        {state.is === 'noLink' && (
          <Notice icon={LinkIcon} title={text('noLink')}>
            {text('noLinkDetail')}
          </Notice>
        )}
        {state.is === 'failed' && (
          <Notice
            icon={LinkIcon}
            title={text('failed')}
            action={<Button onClick={() => void openLink(ask).then(setState)}>{text('again')}</Button>}
          >
            {state.message}
          </Notice>
        )}
        {state.is === 'open' && (
          <section className={styles.card}>
            <header className={styles.head}>
              <p>{text('for', { asker: state.cover.askedBy })}</p>
              <h1>{text('title')}</h1>
            </header>
            <Suspense fallback={<p role="status">{text('loading')}</p>}>
              <CaseSteps
                token={state.token}
                pass={state.pass}
                cover={state.cover}
                wanted={stepInAddress()}
                onStep={id => history.replaceState(null, '', stepAddress(id) + location.search)}
                onDone={() => location.replace(acceptAddress(state.token))}
              />
            </Suspense>
            <p className={styles.quiet}>{text('resume')}</p>
          </section>
        )}
      </div>
    </PublicShell>
  )
}

export default StepsPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicBgc')
  return { title: text('head', { brand: config.brandName }), description: text('description') }
}
