import type { ReactNode } from 'react'
import { stateName } from '../../../../contracts/identifiers/states.ts'
import { FactList, FactRow } from '../../../components/FactRow.tsx'
import { Section } from '../../../components/Section.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CourtReview.module.css'
import type { Review } from './review.ts'

interface ReviewSubjectProps {
  review: Review
  children: ReactNode
}

/** Whom the cases are compared with, and by when. */
export const ReviewSubject = ({ review: { subject, createdAt, dueAt }, children }: ReviewSubjectProps) => {
  const text = useTexts('court')
  const locale = useLocale()
  const { day, full } = useDateFormats()
  const { birthDate, state } = subject
  return (
    <Section title={text('review.subject')}>
      <FactList columns={1}>
        <FactRow label={text('review.name')}>{subject.name}</FactRow>
        <FactRow label={text('review.type')}>{text(`subject.${subject.type}`)}</FactRow>
        <FactRow label={text('review.fatherName')}>{subject.fatherName}</FactRow>
        <FactRow label={text('review.birthDate')}>{birthDate && day(birthDate)}</FactRow>
        <FactRow label={text('review.address')}>{subject.address}</FactRow>
        <FactRow label={text('review.district')}>{subject.district}</FactRow>
        <FactRow label={text('review.state')}>{state && stateName(state, locale)}</FactRow>
        <FactRow label={text('review.pin')}>{subject.pin}</FactRow>
        <FactRow label={text('review.asked')}>{full(createdAt)}</FactRow>
        <FactRow label={text('review.dueBy')}>{full(dueAt)}</FactRow>
      </FactList>
      <div className={styles.finish}>{children}</div>
    </Section>
  )
}
