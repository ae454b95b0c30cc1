import { useNavigate } from 'react-router-dom'
import { finishCourtReview } from '../../../../contracts/calls/courtReviews.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { CourtCaseCard } from '../../../components/court/CourtCaseCard.tsx'
import { Section } from '../../../components/Section.tsx'
import { TwoColumns } from '../../../components/TwoColumns.tsx'
import { useCallAction } from '../../../components/useCallAction.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CaseDecision } from './CaseDecision.tsx'
import styles from './CourtReview.module.css'
import { ReviewSubject } from './ReviewSubject.tsx'
import { type Decided, type Review, useDecisions } from './review.ts'

const open: Decided = { class: null, note: '' }

/** The cases, each with its decision, beside the subject whom they may concern. */
export const CourtReview = ({ review }: { review: Review }) => {
  const text = useTexts('court')
  const navigate = useNavigate()
  const { decided, decide, keep } = useDecisions(review)
  const { run, busy } = useCallAction(finishCourtReview)
  const left = review.cases.filter(one => one.class !== 'ruled_out' && !decided.get(one.cnr)?.class).length
  const finish = () => {
    const decisions = [...decided].flatMap(([cnr, { class: found, note }]) =>
      found ? [{ cnr, class: found, note: note.trim() || null }] : [],
    )
    run(
      { params: { id: review.id }, body: { decisions } },
      text('review.finished'),
      () => void navigate(paths.adminWork),
    )
  }
  return (
    <TwoColumns
      sticky
      aside={
        <ReviewSubject review={review}>
          <BusyButton variant="contained" disabled={left > 0} busy={busy} onClick={finish}>
            {text('review.finish')}
          </BusyButton>
          {left > 0 && <p className={styles.left}>{text('review.left', { smart_count: left })}</p>}
        </ReviewSubject>
      }
    >
      <Section flush title={text('review.cases')} {...(review.cases.length === 0 && { aside: text('review.noCases') })}>
        {review.cases.map(one => (
          <CourtCaseCard key={one.cnr} record={one}>
            <CaseDecision
              value={decided.get(one.cnr) ?? open}
              kept={review.drafts.find(({ cnr }) => cnr === one.cnr)}
              onChange={value => decide(one.cnr, value)}
              onKeep={value => keep(one.cnr, value)}
            />
          </CourtCaseCard>
        ))}
      </Section>
    </TwoColumns>
  )
}
