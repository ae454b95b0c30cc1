import {
  Bell,
  CircleCheck,
  CircleX,
  Download,
  Eye,
  FileCheck2,
  FilePen,
  Hourglass,
  KeyRound,
  type LucideIcon,
  Paperclip,
  Send,
  Smartphone,
  TriangleAlert,
  UserPen,
} from 'lucide-react'
import {
  type Correction,
  type EnvelopeTrailEntry,
  eventShown,
  type ShownEnvelopeDetail,
} from '../../../contracts/esign/shown.ts'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import type { Tone } from '../../components/tone.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Envelopes.module.css'

const looks: Record<EnvelopeTrailEntry['kind'], { icon: LucideIcon; tone: Tone }> = {
  created: { icon: FilePen, tone: 'neutral' },
  sent: { icon: Send, tone: 'neutral' },
  asked: { icon: Send, tone: 'neutral' },
  corrected: { icon: UserPen, tone: 'neutral' },
  resent: { icon: Send, tone: 'neutral' },
  reminded: { icon: Bell, tone: 'neutral' },
  bounced: { icon: TriangleAlert, tone: 'danger' },
  opened: { icon: Eye, tone: 'success' },
  embedded: { icon: Eye, tone: 'success' },
  newDevice: { icon: Eye, tone: 'warning' },
  codeSent: { icon: KeyRound, tone: 'neutral' },
  codeRight: { icon: KeyRound, tone: 'success' },
  codeWrong: { icon: KeyRound, tone: 'warning' },
  consented: { icon: CircleCheck, tone: 'success' },
  otherPerson: { icon: TriangleAlert, tone: 'danger' },
  signed: { icon: CircleCheck, tone: 'success' },
  approved: { icon: CircleCheck, tone: 'success' },
  read: { icon: CircleCheck, tone: 'success' },
  attached: { icon: Paperclip, tone: 'neutral' },
  otherDevice: { icon: Smartphone, tone: 'neutral' },
  answered: { icon: CircleCheck, tone: 'success' },
  declined: { icon: CircleX, tone: 'danger' },
  handedOver: { icon: UserPen, tone: 'neutral' },
  withdrawn: { icon: CircleX, tone: 'neutral' },
  voided: { icon: CircleX, tone: 'neutral' },
  expired: { icon: Hourglass, tone: 'warning' },
  sealed: { icon: FileCheck2, tone: 'success' },
  archived: { icon: FileCheck2, tone: 'success' },
  copySent: { icon: Send, tone: 'neutral' },
  downloaded: { icon: Download, tone: 'neutral' },
}

/** What happened when, by whom and from where, with the digest of the document after each change. */
export const Trail = ({ envelope: { trail, recipients } }: { envelope: ShownEnvelopeDetail }) => {
  const text = useTexts('esignScreen')
  const eventText = useTexts('esignEvents')
  const { full } = useDateFormats()
  const events = trail.map(
    ({ id, kind, at, by, recipient, network, browser, system, origin, message, digest, certificate, correction }) => {
      const name = recipients.find(one => one.id === recipient)?.name
      const actor = by === 'system' ? text('platform') : by
      const title = [eventText(eventShown({ kind, recipient }), { origin: origin ?? '' }), name]
        .filter(Boolean)
        .join(': ')
      const from = [browser, system, network].filter(Boolean).join(' · ')
      const detail = (
        <span className={styles.from}>
          {[name === actor ? '' : actor, message && text(`messages.${message}`), from].filter(Boolean).join(' · ')}
          {correction && (
            <span>{text('correction', { from: personOf(correction.from), to: personOf(correction.to) })}</span>
          )}
          {certificate && (
            <span>
              {text('certificate', { subject: certificate.subject, issuer: certificate.issuer })}
              {certificate.nameDiffers && `. ${text('nameDiffers')}`}
            </span>
          )}
          {digest && <Digest value={digest} />}
        </span>
      )
      return { id, title, detail, time: full(at), ...looks[kind] }
    },
  )
  return (
    <Section title={text('trail')}>
      <Timeline events={events} />
    </Section>
  )
}

const personOf = ({ name, email, phone }: Correction['from']) => [name, email, phone].filter(Boolean).join(', ')

const Digest = ({ value }: { value: string }) => (
  <span className={`mono ${styles.digest}`} title={value}>
    SHA-256 {value.slice(0, 8)}…{value.slice(-8)}
  </span>
)
