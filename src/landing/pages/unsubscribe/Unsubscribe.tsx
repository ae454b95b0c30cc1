import { CircleCheck, Hourglass, Link2Off, MailX, Unplug } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readSubscription, unsubscribe } from '../../../../contracts/calls/unsubscribe.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { Notice } from '../../../components/plain/Notice.tsx'
import { callApiReply, type ReplyOf } from '../../../dataProvider/api.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import type { ClientConfig } from '../../../dataProvider/clientConfig.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { HomeLink, useDocumentTitle } from '../../PublicPageFrame.tsx'

const looks = {
  loading: { icon: Hourglass, title: 'loading' },
  unknown: { icon: Link2Off, title: 'unsubscribe.unknownTitle' },
  failed: { icon: Unplug, title: 'unsubscribe.errorTitle' },
  on: { icon: MailX, title: 'unsubscribe.title' },
  off: { icon: CircleCheck, title: 'unsubscribe.doneTitle' },
} as const

/** The page that a mail's unsubscribe link opens: names the mails and turns them off with a button. */
const Unsubscribe = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('publicPages')
  const { state, read, stop } = useSubscription()
  const { icon, title } = looks[state.kind === 'found' ? (state.on ? 'on' : 'off') : state.kind]
  useDocumentTitle(text(title), config)
  return (
    <div aria-live="polite">
      <Notice icon={icon} title={text(title)} action={actionOf()}>
        {detailOf()}
      </Notice>
    </div>
  )

  function actionOf() {
    if (state.kind === 'loading') return undefined
    if (state.kind === 'failed') return <Button onClick={read}>{text('unsubscribe.retry')}</Button>
    if (state.kind !== 'found' || !state.on) return <HomeLink>{text('home')}</HomeLink>
    return (
      <Button busy={state.busy && text('unsubscribe.stopping')} onClick={stop}>
        {text('unsubscribe.stop')}
      </Button>
    )
  }

  function detailOf() {
    if (state.kind === 'found')
      return `${text(`unsubscribe.about.${state.topic}`)} ${text(`unsubscribe.${state.on ? 'keep' : 'doneDetail'}`)}`
    return state.kind === 'loading' ? null : text(`unsubscribe.${state.kind === 'failed' ? 'error' : 'unknown'}Detail`)
  }
}

export default Unsubscribe

type Found = ReplyOf<typeof readSubscription>

type SubscriptionState = { kind: 'loading' | 'unknown' | 'failed' } | (Found & { kind: 'found'; busy: boolean })

/** The link's code, which is the last segment of the path. A segment that cannot be decoded is returned as it is: no code matches it. */
function codeInPath(): string {
  const last = location.pathname.split('/').filter(Boolean).at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

async function load(call: typeof readSubscription): Promise<SubscriptionState> {
  try {
    return { kind: 'found', busy: false, ...(await callApiReply(call, { params: { code: codeInPath() } })) }
  } catch (error) {
    const { status } = error as CallError
    return { kind: status === 404 || status === 400 ? 'unknown' : 'failed' }
  }
}

/** Loads the topic of the link, and turns its mails off on request. Loading changes nothing. */
function useSubscription() {
  const [state, setState] = useState<SubscriptionState>({ kind: 'loading' })

  const read = () => {
    setState({ kind: 'loading' })
    void load(readSubscription).then(setState)
  }

  const stop = () => {
    setState(now => (now.kind === 'found' ? { ...now, busy: true } : now))
    void load(unsubscribe).then(setState)
  }

  useEffect(() => void load(readSubscription).then(setState), [])
  return { state, read, stop }
}
