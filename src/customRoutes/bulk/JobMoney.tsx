import { MoneyLines } from '../../components/MoneyLines.tsx'
import { Section } from '../../components/Section.tsx'
import { isActive, type JobRow } from './job.ts'
import { useBulkText } from './texts.ts'

/** What was set aside, what has come back, and what was taken. While it runs, the rest is still set aside. */
export const JobMoney = ({ job }: { job: JobRow }) => {
  const text = useBulkText()
  const back = isActive(job.status) ? 0 : job.atMostPaise - job.capturedPaise
  return (
    <Section title={text('page.money')}>
      <MoneyLines
        lines={[
          { label: text('page.reserved'), paise: job.atMostPaise },
          ...(back > 0 ? [{ label: text('page.back'), paise: -back }] : []),
        ]}
        total={{ label: text('page.captured'), paise: job.capturedPaise }}
      />
    </Section>
  )
}
