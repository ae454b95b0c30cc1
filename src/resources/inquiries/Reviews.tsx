import { Button } from '@mui/material'
import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { askSubject, resendReview, withdrawReview } from '../../../contracts/calls/inquiryReviews.ts'
import { type ShownReview, verdictChoices } from '../../../contracts/inquiries/review.ts'
import { sections as sectionWords } from '../../../contracts/inquiries/sections.ts'
import type { ShownInquiryDetail } from '../../../contracts/inquiries/shown.ts'
import { useCanCall, useSession } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AskSubject } from './AskSubject.tsx'
import styles from './Inquiries.module.css'

interface ReviewsProps {
  shown: ShownInquiryDetail
  refresh: () => Promise<void>
}

/** Whom the inquiry has asked about it, and what they say of each section: their word, which proves nothing. */
export const Reviews = ({ shown, refresh }: ReviewsProps) => {
  const text = useTexts('inquiriesScreen')
  const mayAsk = useCanCall(askSubject)
  const { kycComplete } = useSession()
  const [isAsking, setAsking] = useState(false)
  const canAsk = mayAsk && kycComplete && shown.status === 'ready'
  if (shown.reviews.length === 0 && !canAsk) return null
  return (
    <Section title={text('reviews.title')}>
      <div className={styles.stack}>
        <p className={styles.lead}>{text('reviews.hint')}</p>
        {shown.reviews.map(review => (
          <Review key={review.id} id={shown.id} review={review} refresh={refresh} />
        ))}
        {canAsk && (
          <div>
            <Button
              size="small"
              variant="outlined"
              startIcon={<UserRoundCheck size={16} aria-hidden="true" />}
              onClick={() => setAsking(true)}
            >
              {text('reviews.ask')}
            </Button>
          </div>
        )}
      </div>
      {isAsking && <AskSubject shown={shown} onDone={refresh} onClose={() => setAsking(false)} />}
    </Section>
  )
}

interface ReviewProps {
  id: string
  review: ShownReview
  refresh: () => Promise<void>
}

const Review = ({ id, review, refresh }: ReviewProps) => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const { short } = useDateFormats()
  const mayChange = useCanCall(withdrawReview)
  const [dialog, setDialog] = useState<'resend' | 'withdraw' | null>(null)
  const { name, email, phone, state, endedAt, expiresAt, reason, sections, answers, isLost } = review
  const contact = [email, phone].filter(Boolean).join(', ')
  const common = {
    params: { id, review: review.id },
    onDone: () => void refresh(),
    onClose: () => setDialog(null),
  }
  return (
    <div>
      <h3 className={styles.heading}>
        {name} <ToneChip tone={state === 'answered' ? 'success' : 'neutral'} label={text(`reviews.states.${state}`)} />
      </h3>
      <span className={styles.quiet}>
        {contact}
        {'. '}
        {state === 'waiting'
          ? text('reviews.until', { time: short(expiresAt) })
          : endedAt && text('reviews.ended', { time: short(endedAt) })}
      </span>
      {isLost && <InlineAlert tone="warning">{text('reviews.lost')}</InlineAlert>}
      {reason && <p className={styles.lead}>{text('reviews.reason', { reason })}</p>}
      <ul className={styles.questions}>
        {sections.map(section => {
          const answer = answers.find(one => one.section === section)
          const { label, tone = 'neutral' } = answer ? verdictChoices[answer.verdict] : { label: null }
          return (
            <li key={section}>
              <span>
                {sectionWords[section].label[locale]}
                {answer?.comment && (
                  <span className={styles.quiet}>{text('reviews.comment', { words: answer.comment })}</span>
                )}
                {answer?.correct && (
                  <span className={styles.quiet}>{text('reviews.correct', { words: answer.correct })}</span>
                )}
                {answer?.changed && <strong className={styles.changed}>{text('reviews.changed')}</strong>}
              </span>
              {label ? (
                <ToneChip tone={tone} label={label[locale]} />
              ) : (
                <span className={styles.quiet}>{text('reviews.noAnswer')}</span>
              )}
            </li>
          )
        })}
      </ul>
      {mayChange && state === 'waiting' && (
        <div className={styles.rowActions}>
          <Button size="small" onClick={() => setDialog('resend')}>
            {text('reviews.resend')}
          </Button>
          <Button size="small" color="error" onClick={() => setDialog('withdraw')}>
            {text('reviews.withdraw')}
          </Button>
        </div>
      )}
      {dialog === 'resend' && (
        <ActionDialog
          {...common}
          call={resendReview}
          fields={[
            email === null
              ? { source: 'phone', kind: 'tel', label: text('reviews.newPhone'), hint: text('reviews.phoneHint') }
              : { source: 'email', kind: 'email', label: text('reviews.newEmail') },
          ]}
          title={text('reviews.resendTitle', { name })}
          detail={text('reviews.resendDetail')}
          confirm={text('reviews.resend')}
          done={text('reviews.resent')}
        />
      )}
      {dialog === 'withdraw' && (
        <ActionDialog
          {...common}
          danger
          call={withdrawReview}
          fields={[{ source: 'reason', kind: 'text', label: text('reviews.withdrawReason') }]}
          title={text('reviews.withdrawTitle', { name })}
          detail={text('reviews.withdrawDetail')}
          confirm={text('reviews.withdraw')}
          done={text('reviews.withdrawn')}
        />
      )}
    </div>
  )
}
