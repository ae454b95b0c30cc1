import { Skeleton } from '@mui/material'
import { Mail, MessageSquareText } from 'lucide-react'
import type { z } from 'zod'
import { listChallanMessages, resendChallanMessage } from '../../../contracts/calls/challanDesk.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { Tone } from '../../components/tone.ts'
import { useCallAction } from '../../components/useCallAction.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ChallanPayments.module.css'

type Message = z.output<typeof listChallanMessages.reply>['messages'][number]

const tones: Record<Message['state'], Tone> = {
  queued: 'info',
  delivered: 'success',
  failed: 'danger',
  stored: 'neutral',
  sent: 'neutral',
}

/** The messages to the payer, latest first; each can be sent again. */
export const OrderMessages = ({ id }: { id: string }) => {
  const text = useTexts('adminChallans')
  const { data, error, refetch } = useCallQuery(listChallanMessages, { params: { id } })
  return (
    <Section title={text('messages.title')}>
      {error && !data ? (
        <LoadError title={text('messages.error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={18} />
      ) : data.messages.length === 0 ? (
        <p className={styles.lead}>{text('messages.none')}</p>
      ) : (
        <ul className={styles.messages}>
          {data.messages.map(message => (
            <MessageRow key={message.id} id={id} message={message} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const MessageRow = ({ id, message }: { id: string; message: Message }) => {
  const text = useTexts('adminChallans')
  const { short } = useDateFormats()
  const { run, busy } = useCallAction(resendChallanMessage)
  const { notice, channel, at, by, state } = message
  const Icon = channel === 'email' ? Mail : MessageSquareText
  const name = text(`messages.notices.${notice}`)
  return (
    <li>
      <Icon size={16} aria-hidden="true" />
      <span className={styles.message}>
        <b>{name}</b>
        <span className={`num ${styles.quiet}`}>
          {text(`messages.channels.${channel}`)}, {short(at)}, {by}
        </span>
      </span>
      <ToneChip tone={tones[state]} label={text(`messages.states.${state}`)} />
      <BusyButton
        size="small"
        variant="outlined"
        busy={busy}
        aria-label={text('messages.againOne', { name })}
        onClick={() => run({ params: { id, message: message.id } }, text('messages.sentAgain'))}
      >
        {text('messages.again')}
      </BusyButton>
    </li>
  )
}
