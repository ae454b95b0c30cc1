import type { ClassifiedCase } from '../../../contracts/court/courtCase.ts'
import { type CaseClass, caseClassChoices } from '../../../contracts/court/words.ts'
import { CourtCaseCard } from '../../components/court/CourtCaseCard.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './CourtReport.module.css'

const none = { exact: 'exactNone', possible: 'possibleNone', ruled_out: 'ruledOutNone' } as const

/** The cases of one class, with what the class means. */
export const CasesSection = ({ name, cases }: { name: CaseClass; cases: ClassifiedCase[] }) => {
  const text = useTexts('court')
  const tone = cases.length > 0 ? (caseClassChoices[name].tone ?? 'neutral') : 'neutral'
  return (
    <Section
      flush
      title={text(`report.classes.${name}`)}
      badge={<ToneChip tone={tone} label={String(cases.length)} />}
      aside={text(cases.length > 0 ? `report.classesDetail.${name}` : `report.${none[name]}`)}
    >
      {cases.length > 0 && (
        <div className={styles.cases}>
          {cases.map(one => (
            <CourtCaseCard key={one.cnr} record={one} />
          ))}
        </div>
      )}
    </Section>
  )
}
