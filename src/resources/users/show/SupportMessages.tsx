import { Button } from '@mui/material'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { listUserMessages, type SupportMessage, sendUserMessage } from '../../../../contracts/calls/supportMessages.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { useStaffCanCall } from '../../../authProvider/staff.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { SendMessage } from './SendMessage.tsx'
import styles from './SupportMessages.module.css'

const SHOWN = 5

/** What staff have written to the customer, newest first, and the way to write. */
export const SupportMessages = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('supportMessages')
  const [isWriting, setWriting] = useState(false)
  const canList = useStaffCanCall(listUserMessages)
  const canSend = useStaffCanCall(sendUserMessage)
  const params = { id: user.id }
  const { data, error, refetch } = useCallQuery(listUserMessages, { params }, { enabled: canList })
  if (!canList) return null
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  return (
    <Section
      title={text('title')}
      aside={
        canSend &&
        data && (
          <Button size="small" startIcon={<Mail size={16} aria-hidden="true" />} onClick={() => setWriting(true)}>
            {text('write')}
          </Button>
        )
      }
    >
      {data?.messages.length === 0 && <p className={styles.quiet}>{text('none')}</p>}
      <ul className={styles.messages}>
        {data?.messages.slice(0, SHOWN).map(message => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      {isWriting && data && <SendMessage user={user} known={data} onClose={() => setWriting(false)} />}
    </Section>
  )
}

const tones = { queued: 'info', failed: 'danger' } as const

const Message = ({ message }: { message: SupportMessage }) => {
  const text = useTexts('supportMessages')
  const { short } = useDateFormats()
  const { by, subject, text: words, sentAt, delivery } = message
  return (
    <li>
      <details>
        <summary>{subject}</summary>
        <p className={styles.words}>{words}</p>
      </details>
      <span className={styles.quiet}>
        {by}, {short(sentAt)}
        {delivery !== 'delivered' && <ToneChip tone={tones[delivery]} label={text(`delivery.${delivery}`)} />}
      </span>
    </li>
  )
}
