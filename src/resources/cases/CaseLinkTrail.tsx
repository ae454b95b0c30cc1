import { Button } from '@mui/material'
import {
  Bell,
  CircleCheck,
  CircleX,
  Eye,
  Hourglass,
  KeyRound,
  type LucideIcon,
  Send,
  TriangleAlert,
} from 'lucide-react'
import { useState } from 'react'
import { resendCaseLink } from '../../../contracts/calls/cases.ts'
import type { ShownCaseDetail, ShownCaseLink } from '../../../contracts/cases/shown.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import type { Tone } from '../../components/tone.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Cases.module.css'
import { nameOf } from './cells.tsx'

type Entry = ShownCaseLink['trail'][number]

const looks: Record<Entry['kind'], { icon: LucideIcon; tone: Tone }> = {
  sent: { icon: Send, tone: 'neutral' },
  resent: { icon: Send, tone: 'neutral' },
  reminded: { icon: Bell, tone: 'neutral' },
  bounced: { icon: TriangleAlert, tone: 'danger' },
  opened: { icon: Eye, tone: 'success' },
  downloaded: { icon: Eye, tone: 'success' },
  newDevice: { icon: Eye, tone: 'warning' },
  codeSent: { icon: KeyRound, tone: 'neutral' },
  codeRight: { icon: KeyRound, tone: 'success' },
  codeWrong: { icon: KeyRound, tone: 'warning' },
  answered: { icon: CircleCheck, tone: 'success' },
  declined: { icon: CircleX, tone: 'danger' },
  withdrawn: { icon: CircleX, tone: 'neutral' },
  handedOver: { icon: Send, tone: 'neutral' },
  expired: { icon: Hourglass, tone: 'warning' },
}

/** Of the link by which the person is asked: whether it arrived, when it was opened and from where. */
export const CaseLinkTrail = ({ found }: { found: ShownCaseDetail }) => {
  const text = useTexts('casesScreen')
  const { short } = useDateFormats()
  const [isSending, setSending] = useState(false)
  const mayResend = useCanEdit()
  const { id, link, steps, status, subject } = found
  if (!link) return null
  const isNeeded = status === 'open' && steps.some(step => step.actor === 'subject' && step.status === 'asked')
  const canSend = mayResend && isNeeded && link.state === 'waiting'
  const latest = link.trail.find(({ kind }) => kind === 'sent' || kind === 'resent' || kind === 'reminded')
  return (
    <Section
      title={text('link.title')}
      aside={
        canSend && (
          <Button size="small" onClick={() => setSending(true)}>
            {text('link.resend')}
          </Button>
        )
      }
    >
      {link.state === 'waiting' && latest?.message === 'failed' && (
        <InlineAlert tone="warning">{text('link.failed')}</InlineAlert>
      )}
      <Timeline events={link.trail.map((entry, at) => eventOf(entry, link.trail.length - at, text, short))} />
      {isNeeded && link.remindAt && (
        <p className={styles.reminder}>{text('link.nextReminder', { time: short(link.remindAt) })}</p>
      )}
      {isSending && (
        <ActionDialog
          call={resendCaseLink}
          params={{ id }}
          fields={[
            { source: 'email', kind: 'email', label: text('link.newEmail'), hint: text('link.newEmailHint') },
            { source: 'phone', kind: 'tel', label: text('link.newPhone'), hint: text('dialog.phoneHint') },
          ]}
          title={text('link.resendTitle', { name: nameOf(subject) ?? text('noName') })}
          detail={text('link.resendDetail')}
          confirm={text('link.resend')}
          done={text('link.resent')}
          onClose={() => setSending(false)}
        />
      )}
    </Section>
  )
}

function eventOf(
  { kind, at, network, browser, system, message }: Entry,
  number: number,
  text: ReturnType<typeof useTexts<'casesScreen'>>,
  short: (at: string) => string,
) {
  const isSent = kind === 'sent' || kind === 'resent' || kind === 'reminded'
  const from = [browser, system, network].filter(Boolean).join(' · ')
  const detail = isSent && message ? text(`link.messages.${message}`) : from
  return { id: String(number), title: text(`link.events.${kind}`), detail, time: short(at), ...looks[kind] }
}
