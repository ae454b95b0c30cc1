import { callReasons } from '../../../contracts/videoCalls/reasons.ts'
import type { ShownVideoCallDetail } from '../../../contracts/videoCalls/shown.ts'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './VideoCalls.module.css'

/** What the agent has proposed, and what the auditor has decided. */
export const Decided = ({ shown }: { shown: ShownVideoCallDetail }) => {
  const text = useTexts('videoCallsScreen')
  const locale = useLocale()
  const { full } = useDateFormats()
  if (shown.proposal === null) return null
  return (
    <Section title={text('audit.outcome')}>
      <div className={styles.stack}>
        <p>
          {text('audit.proposed', { agent: shown.agent ?? '', proposal: text(`propose.${shown.proposal}`) })}
          {shown.proposedAt && <span className={styles.quiet}> {full(shown.proposedAt)}</span>}
        </p>
        {shown.proposalNote && <p className={styles.lead}>{text('audit.note', { note: shown.proposalNote })}</p>}
        {shown.verdict && (
          <p>
            {text('audit.decided', { auditor: shown.auditor ?? '', verdict: text(`audit.${shown.verdict}`) })}
            {shown.decidedAt && <span className={styles.quiet}> {full(shown.decidedAt)}</span>}
          </p>
        )}
        {shown.auditNote && <p className={styles.lead}>{text('audit.note', { note: shown.auditNote })}</p>}
        {shown.reason && <p className={styles.lead}>{callReasons[shown.reason][locale]}</p>}
      </div>
    </Section>
  )
}
