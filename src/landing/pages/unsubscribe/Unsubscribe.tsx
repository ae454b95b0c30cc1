import { CircleCheck, Hourglass, Link2Off, MailX, Unplug } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readSubscription, unsubscribe } from '../../../../contracts/calls/unsubscribe.ts'
import type { MailTopic } from '../../../../contracts/mailTopics.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { Notice } from '../../../components/plain/Notice.tsx'
import { callApiReply, type ReplyOf } from '../../../dataProvider/api.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import type { ClientConfig } from '../../../dataProvider/clientConfig.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { HomeLink, useDocumentTitle } from '../../PublicPageFrame.tsx'

const titles = { loading: 'loading', unknown: 'unsubscribe.unknownTitle', failed: 'unsubscribe.errorTitle' } as const

const titleOf = (state: SubscriptionState) =>
  state.kind === 'found' ? (`unsubscribe.${state.on ? 'title' : 'doneTitle'}` as const) : titles[state.kind]

/** The page that a mail's unsubscribe link opens: names the mails and turns them off with a button. */
const Unsubscribe = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('publicPages')
  const { state, read, stop } = useSubscription()
  const title = text(titleOf(state))
  useDocumentTitle(title, config)
  return <div aria-live="polite">{noticeOf()}</div>

  function noticeOf() {
    if (state.kind === 'found') return state.on ? ask(state) : done(state.topic)
    if (state.kind === 'failed')
      return (
        <Notice icon={Unplug} title={title} action={<Button onClick={read}>{text('unsubscribe.retry')}</Button>}>
          {text('unsubscribe.errorDetail')}
        </Notice>
      )
    if (state.kind === 'unknown')
      return (
        <Notice icon={Link2Off} title={title} action={<HomeLink>{text('home')}</HomeLink>}>
          {text('unsubscribe.unknownDetail')}
        </Notice>
      )
    return (
      <Notice icon={Hourglass} title={title}>
        {null}
      </Notice>
    )
  }

  function ask({ topic, busy }: Extract<SubscriptionState, { kind: 'found' }>) {
    return (
      <Notice
        icon={MailX}
        title={title}
        action={
          <Button busy={busy && text('unsubscribe.stopping')} onClick={stop}>
            {text('unsubscribe.stop')}
          </Button>
        }
      >
        {text(`unsubscribe.about.${topic}`)} {text('unsubscribe.keep')}
      </Notice>
    )
  }

  function done(topic: MailTopic) {
    return (
      <Notice icon={CircleCheck} title={title} action={<HomeLink>{text('home')}</HomeLink>}>
        {text(`unsubscribe.about.${topic}`)} {text('unsubscribe.doneDetail')}
      </Notice>
    )
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
