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
import { resendCaseLink, withdrawCaseLink } from '../../../contracts/calls/cases.ts'
import type { ShownCaseDetail, ShownCaseLink } from '../../../contracts/cases/shown.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
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
  embedded: { icon: Eye, tone: 'success' },
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
  const [open, setOpen] = useState<'resend' | 'withdraw'>()
  const maySend = useCanCall(resendCaseLink)
  const mayWithdraw = useCanCall(withdrawCaseLink)
  const { id, link, steps, status, subject } = found
  if (!link) return null
  const isNeeded = status === 'open' && steps.some(step => step.actor === 'subject' && step.status === 'asked')
  const canSend = maySend && isNeeded && (link.state === 'waiting' || link.state === 'withdrawn')
  const canWithdraw = mayWithdraw && link.state === 'waiting'
  const name = nameOf(subject) ?? text('noName')
  const close = () => setOpen(undefined)
  const latest = link.trail.find(({ kind }) => kind === 'sent' || kind === 'resent' || kind === 'reminded')
  return (
    <Section
      title={text('link.title')}
      aside={
        <>
          {canWithdraw && (
            <Button size="small" color="inherit" onClick={() => setOpen('withdraw')}>
              {text('link.withdraw')}
            </Button>
          )}
          {canSend && (
            <Button size="small" onClick={() => setOpen('resend')}>
              {text('link.resend')}
            </Button>
          )}
        </>
      }
    >
      {link.state === 'waiting' && latest?.message === 'failed' && (
        <InlineAlert tone="warning">{text('link.failed')}</InlineAlert>
      )}
      <WhyEnded link={link} isNeeded={isNeeded} />
      <Timeline events={link.trail.map((entry, at) => eventOf(entry, link.trail.length - at, text, short))} />
      {isNeeded && link.remindAt && (
        <p className={styles.reminder}>{text('link.nextReminder', { time: short(link.remindAt) })}</p>
      )}
      {open === 'resend' && (
        <ActionDialog
          call={resendCaseLink}
          params={{ id }}
          fields={[
            { source: 'email', kind: 'email', label: text('link.newEmail'), hint: text('link.newEmailHint') },
            { source: 'phone', kind: 'tel', label: text('link.newPhone'), hint: text('dialog.phoneHint') },
          ]}
          title={text('link.resendTitle', { name })}
          detail={text('link.resendDetail')}
          confirm={text('link.resend')}
          done={text('link.resent')}
          onClose={close}
        />
      )}
      {open === 'withdraw' && (
        <ActionDialog
          danger
          call={withdrawCaseLink}
          params={{ id }}
          fields={[reasonField]}
          title={text('link.withdrawTitle', { name })}
          detail={text('link.withdrawDetail')}
          confirm={text('link.withdraw')}
          done={text('link.withdrawn')}
          onClose={close}
        />
      )}
    </Section>
  )
}

/** The words of whoever has ended it. A case that has ended withdraws its link without a reason. */
const WhyEnded = ({ link: { state, reason }, isNeeded }: { link: ShownCaseLink; isNeeded: boolean }) => {
  const text = useTexts('casesScreen')
  if (!reason) return null
  if (state === 'withdrawn' && isNeeded)
    return <InlineAlert tone="warning">{text('link.isWithdrawn', { reason })}</InlineAlert>
  return state === 'declined' && <InlineAlert tone="info">{text('link.isDeclined', { reason })}</InlineAlert>
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
