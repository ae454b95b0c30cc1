import { FilePen, LockKeyhole, LockKeyholeOpen, type LucideIcon, Undo2 } from 'lucide-react'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { ClosingAction, ClosingDetail } from '../../../contracts/resources/closing.ts'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import type { Tone } from '../../components/tone.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const looks: Record<ClosingAction, { icon: LucideIcon; tone: Tone }> = {
  prepared: { icon: FilePen, tone: 'neutral' },
  withdrawn: { icon: Undo2, tone: 'warning' },
  signed: { icon: LockKeyhole, tone: 'success' },
  reopenAsked: { icon: LockKeyholeOpen, tone: 'warning' },
  reopenRefused: { icon: LockKeyhole, tone: 'neutral' },
  reopened: { icon: LockKeyholeOpen, tone: 'danger' },
}

/** Who did what, and the figures at each time. */
export const History = ({ record: { history } }: { record: ClosingDetail }) => {
  const text = useTexts('adminClosing')
  const { full } = useDateFormats()
  return (
    <Section title={text('history.title')}>
      {history.length === 0 ? (
        <p>{text('history.none')}</p>
      ) : (
        <Timeline
          events={history.map(({ id, action, by, at, note, digest, revenuePaise, walletsPaise }) => ({
            id,
            title: `${text(`history.actions.${action}`)}: ${by}`,
            detail: [
              note,
              text('history.figures', { wallets: formatPaise(walletsPaise), revenue: formatPaise(revenuePaise) }),
              digest.slice(0, 12),
            ]
              .filter(Boolean)
              .join(' · '),
            time: full(at),
            ...looks[action],
          }))}
        />
      )}
    </Section>
  )
}
