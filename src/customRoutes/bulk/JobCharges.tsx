import { PriceBreakdown } from '../../components/PriceBreakdown.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { hasEnded, type JobRow } from './job.ts'

/** What was set aside, what has come back, and what was taken. Until it ends, the rest is still set aside. */
export const JobCharges = ({ job }: { job: JobRow }) => {
  const text = useTexts('bulkScreen')
  const back = hasEnded(job.status) ? job.atMostPaise - job.capturedPaise : 0
  return (
    <Section title={text('page.money')}>
      <PriceBreakdown
        lines={[
          { label: text('page.reserved'), paise: job.atMostPaise },
          ...(back > 0 ? [{ label: text('page.back'), paise: -back }] : []),
        ]}
        total={{ label: text('page.captured'), paise: job.capturedPaise }}
      />
    </Section>
  )
}
