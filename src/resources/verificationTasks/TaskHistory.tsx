import { Gavel, UserRoundCheck } from 'lucide-react'
import type { VerificationTaskDetail } from '../../../contracts/calls/verificationTasks.ts'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Tasks.module.css'

const icons = { verifierReview: Gavel, quality: UserRoundCheck } as const

/** Every judgement and every look at one, the latest first. */
export const TaskHistory = ({ found: { history } }: { found: VerificationTaskDetail }) => {
  const text = useTexts('adminVerifications')
  const locale = useLocale()
  const { short } = useDateFormats()
  return (
    <Section title={text('history')}>
      {history.length === 0 ? (
        <p className={styles.text}>{text('noHistory')}</p>
      ) : (
        <Timeline
          events={history.toReversed().map(({ id, kind, outcome, reason, by, at }) => ({
            id,
            title: outcome.label[locale],
            detail: text('historyLine', { by, reason }),
            time: short(at),
            icon: icons[kind],
            tone: outcome.tone,
          }))}
        />
      )}
    </Section>
  )
}
