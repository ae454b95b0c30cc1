import { Button } from '@mui/material'
import { Check, ChevronDown, Minus, UserRound, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { ClassifiedCase } from '../../../contracts/court/courtCase.ts'
import { type CaseClass, caseClassChoices } from '../../../contracts/court/words.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ToneChip } from '../ToneChip.tsx'
import styles from './Court.module.css'
import { CourtCaseFacts } from './CourtCaseFacts.tsx'

interface CourtCaseCardProps {
  record: ClassifiedCase
  /** Below the case: what to do about it. */
  children?: ReactNode
}

const icons = { for: Check, neutral: Minus, against: X }

/** One case: its parties, why it was classified as it is, and everything that the court says about it. */
export const CourtCaseCard = ({ record, children }: CourtCaseCardProps) => {
  const text = useTexts('court')
  const locale = useLocale()
  const { day } = useDateFormats()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { court, type, filedOn, status, score, reasons, review } = record
  const name = (value: CaseClass) => caseClassChoices[value].label[locale]
  return (
    <article className={styles.case} aria-labelledby={id}>
      <header className={styles.caseHead}>
        <h3 id={id}>{useCaseTitle(record)}</h3>
        <ClassChip value={record.class} />
        <ToneChip tone={status === 'pending' ? 'info' : 'neutral'} label={text(`case.status.${status}`)} />
      </header>
      <p className={styles.quiet}>{[court, type, filedOn && day(filedOn)].filter(Boolean).join(' · ')}</p>
      <ul className={styles.reasons} aria-label={text('case.reasons')}>
        {reasons.map(reason => {
          const Icon = icons[reason.effect]
          return (
            <li key={reason.code} data-effect={reason.effect}>
              <Icon size={16} aria-hidden="true" />
              {reason.text[locale]}
            </li>
          )
        })}
        {review && (
          <li>
            <UserRound size={16} aria-hidden="true" />
            <span>
              {text('review.decided', { class: name(record.class), found: name(review.found) })}
              {review.note && <em className={styles.note}>{text('review.note', { note: review.note })}</em>}
            </span>
          </li>
        )}
      </ul>
      <div className={styles.more}>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={`${id}-facts`}
          endIcon={<ChevronDown data-open={isOpen || undefined} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text(isOpen ? 'case.hide' : 'case.details')}
        </Button>
        {score !== null && <span className={styles.quiet}>{`${text('case.score')} ${score}%`}</span>}
      </div>
      {/* Always there, because a printed report has all details. */}
      <div id={`${id}-facts`} className={styles.facts} hidden={!isOpen}>
        <CourtCaseFacts record={record} />
      </div>
      {children}
    </article>
  )
}

export const ClassChip = ({ value }: { value: CaseClass }) => {
  const { label, tone = 'neutral' } = caseClassChoices[value]
  return <ToneChip tone={tone} label={label[useLocale()]} />
}

/** "State of Kerala against Ravi Menon": the first party of each side. */
export function useCaseTitle({ parties, cnr }: Pick<ClassifiedCase, 'parties' | 'cnr'>): string {
  const text = useTexts('court')
  const first = (side: 'petitioner' | 'respondent') => parties.find(party => party.side === side)?.name
  const [petitioner, respondent] = [first('petitioner'), first('respondent')]
  if (petitioner && respondent) return text('case.versus', { petitioner, respondent })
  return petitioner ?? respondent ?? cnr
}
