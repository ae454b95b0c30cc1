import { SearchX } from 'lucide-react'
import type { IntelligenceData } from '../../../contracts/intelligence/intelligence.ts'
import { checksSection, sectionsOf } from '../../../contracts/intelligence/sections/sections.ts'
import type { ReportSection } from '../../../contracts/intelligence/sections/words.ts'
import { Notice } from '../../components/plain/Notice.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { messagesIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicState } from '../state.ts'
import { Facts, SectionOf } from './SectionOf.tsx'
import styles from './Sheet.module.css'
import type { ReportState } from './useReport.ts'

interface ReportSheetProps {
  data: IntelligenceData
  report: Extract<ReportState, { is: 'open' }>['report']
}

/** The report as it is read and printed: a cover, then the parts between a header and a footer that repeat on every printed page. */
export const ReportSheet = ({ data, report }: ReportSheetProps) => {
  const text = useTexts('publicIntelligence')
  const { config } = usePublicState()
  const words = useReportWords()
  const sections = sectionsOf({ data, checks: report.checks }, words)
  const isGathering = report.status === 'gathering'
  if (sections.length === 0 && !isGathering)
    return (
      <Notice icon={SearchX} title={text('none')}>
        {text('noneDetail')}
      </Notice>
    )
  const all = [...sections, checksSection(report.checks, words)]
  return (
    <article className={styles.sheet}>
      <Cover report={report} sections={all} />
      {isGathering && (
        <p className={styles.gathering} role="status">
          {text('gathering', report.progress)}
        </p>
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <p>{text('header', { client: report.preparedFor })}</p>
        </div>
        <div className={styles.content}>
          {all.map((section, index) => (
            // Sections are never reordered; those that come later are added.
            <SectionOf key={`${index} ${section.title}`} section={section} />
          ))}
        </div>
        <div className={styles.foot}>
          <p>{text('disclaimer', { brand: config.brandName })}</p>
        </div>
      </div>
    </article>
  )
}

function useReportWords() {
  const locale = useLocale()
  const text = useTexts('publicIntelligence')
  const { day, full } = useDateFormats()
  const { value } = messagesIn(locale).publicIntelligence as { value: Record<string, unknown> }
  const isCode = (code: string): code is never => Object.hasOwn(value, code)
  return { locale, text, day, time: full, isCode }
}

const Cover = ({ report, sections }: Pick<ReportSheetProps, 'report'> & { sections: readonly ReportSection[] }) => {
  const text = useTexts('publicIntelligence')
  const { config } = usePublicState()
  const { full } = useDateFormats()
  const facts = [
    ['preparedFor', report.preparedFor],
    ['preparedBy', config.brandName],
    ['createdAt', full(report.createdAt)],
    ['purpose', text(`purpose.${report.purpose}`)],
    ['expiresAt', full(report.expiresAt)],
  ] as const
  const parts = sections.filter(({ level }) => level === 1)
  return (
    <section className={styles.cover}>
      <p className={styles.coverBrand}>{config.brandName}</p>
      <h1>{text('title')}</h1>
      <Facts facts={facts.map(([name, value]) => ({ label: text(`cover.${name}`), value }))} />
      <h2>{text('cover.parts')}</h2>
      <ol>
        {parts.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      <p className={styles.confidential}>{text('cover.confidential')}</p>
    </section>
  )
}
