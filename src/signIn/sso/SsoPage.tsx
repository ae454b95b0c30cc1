import { LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { finishSso, finishStaffSso } from '../../../contracts/calls/sso.ts'
import type { SignInApp } from '../../../contracts/pages/initialScreen.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { LinkButton } from '../../components/plain/LinkButton.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormHeader, FormTitle } from '../FormHeader.tsx'
import { SignInFrame } from '../SignInFrame.tsx'
import { storeTokens } from '../storeSession.ts'
import styles from './SsoPage.module.css'

interface SsoPageProps {
  side: SignInApp
  config: ClientConfig
}

/** What the issuer has added to the address. */
interface Answer {
  state: string
  code: string | null
  iss: string | null
  error: string | null
}

/** The answer counts once, so a second drawing of the page must not ask again. */
let finished: Promise<string | null> | undefined

/** Where an issuer of single sign-on sends people back: hands its answer over and goes on to the app, or says why not. */
const SsoPage = ({ side, config }: SsoPageProps) => {
  const text = useTexts('ssoPage')
  const [problem, setProblem] = useState<string | null>(null)
  const home = side === 'admin' ? paths.adminLogin : paths.login
  const incomplete = text('incomplete')
  useEffect(() => {
    finished ??= finish(side, incomplete)
    // The sign-in page goes on with the second step, or to the page that was asked for.
    finished.then(
      found => (found === null ? location.replace(home) : setProblem(found)),
      (error: unknown) => setProblem((error as Error).message),
    )
  }, [side, home, incomplete])
  const title = text(problem === null ? 'title' : 'refused')
  return (
    <SignInFrame config={config} title={title} staff={side === 'admin'}>
      {problem === null ? (
        <>
          <FormHeader title={title} lead={text('lead')} />
          <LoaderCircle className={styles.turning} size={24} aria-hidden="true" />
        </>
      ) : (
        <div className={styles.refused}>
          <FormTitle>{title}</FormTitle>
          <InlineAlert tone="danger">{problem}</InlineAlert>
          <LinkButton href={home}>{text('back')}</LinkButton>
        </div>
      )}
    </SignInFrame>
  )
}

export default SsoPage

/** Null once signed in, else why not. */
async function finish(side: SignInApp, incomplete: string): Promise<string | null> {
  const answer = takeAnswer()
  if (!answer) return incomplete
  const reply =
    side === 'admin'
      ? await callApiReply(finishStaffSso, { body: answer })
      : await callApiReply(finishSso, { body: { ...answer, connection: connectionHere() } })
  if (reply.code !== codes.ok) return reply.message
  return storeTokens(side === 'admin' ? 'admin' : 'customer', reply) ? null : reply.message
}

const connectionHere = () => location.pathname.split('/').filter(Boolean).at(-1) ?? ''

/** Takes the answer out of the address, where it would stay in the history. */
function takeAnswer(): Answer | null {
  const query = new URLSearchParams(location.search)
  history.replaceState(null, '', location.pathname)
  const state = query.get('state')
  return state === null ? null : { state, code: query.get('code'), iss: query.get('iss'), error: query.get('error') }
}
