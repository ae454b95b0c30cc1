import { CircleCheck, Hourglass, Link2Off, MailX, Unplug } from 'lucide-react'
import type { MailTopic } from '../../../../contracts/mailTopics.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { Notice } from '../../../components/plain/Notice.tsx'
import type { ClientConfig } from '../../../dataProvider/clientConfig.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { HomeLink } from '../HomeLink.tsx'
import { useDocumentTitle } from '../useDocumentTitle.ts'
import { type SubscriptionState, useSubscription } from './useSubscription.ts'

const titles = { loading: 'loading', unknown: 'unsubscribe.unknownTitle', failed: 'unsubscribe.errorTitle' } as const

const titleOf = (state: SubscriptionState) =>
  state.kind === 'found' ? (`unsubscribe.${state.on ? 'title' : 'doneTitle'}` as const) : titles[state.kind]

/** The end of a mail's link: says which mails stop, and stops them on a press. */
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
