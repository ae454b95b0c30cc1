import { useId } from 'react'
import type { readReviewLink } from '../../../contracts/calls/inquiryReviewLinks.ts'
import { reviewLimits } from '../../../contracts/inquiries/reviewLimits.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Choices } from './case/Choices.tsx'
import styles from './Invitation.module.css'

type Section = Extract<ReplyOf<typeof readReviewLink>, { state: 'open' }>['sections'][number]

export interface SubjectValue {
  verdict?: 'confirmed' | 'disputed' | undefined
  comment?: string
  correct?: string
}

interface SubjectSectionProps {
  section: Section
  value: SubjectValue
  errors: { verdict: string; comment: string }
  onChange: (value: SubjectValue) => void
}

const verdicts = ['confirmed', 'disputed'] as const

/** What the sources say in a section, each with its date, and whether it is right. */
export const SubjectSection = ({ section: { title, parts }, value, errors, onChange }: SubjectSectionProps) => {
  const text = useTexts('publicSubject')
  const locale = useLocale()
  const format = (day: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', { dateStyle: 'long', timeZone }).format(new Date(day))
  return (
    <section className={styles.gathered}>
      <h2>{title}</h2>
      {parts.length === 0 && <p>{text('nothing')}</p>}
      {parts.map(({ source, at, about, isFound, lines }, place) => (
        <div key={place} className={styles.source}>
          <h3>{text('source', { source, day: format(at, 'Asia/Kolkata') })}</h3>
          <dl>
            <div>
              <dt>{text('about')}</dt>
              <dd>{about}</dd>
            </div>
            {lines.map(({ label, value: stated, isDate }, line) => (
              <div key={line}>
                <dt>{label}</dt>
                <dd>{isDate ? format(stated, 'UTC') : stated}</dd>
              </div>
            ))}
          </dl>
          {!isFound && <p>{text('none')}</p>}
        </div>
      ))}
      <Choices
        legend={text('right', { section: title })}
        value={value.verdict ?? ''}
        options={verdicts.map(one => ({ value: one, label: text(`answers.${one}`) }))}
        error={errors.verdict}
        onChange={verdict => onChange({ ...value, verdict: verdict === 'disputed' ? 'disputed' : 'confirmed' })}
      >
        {value.verdict === 'disputed' && (
          <>
            <Words
              label={text('comment')}
              value={value.comment ?? ''}
              error={errors.comment}
              isRequired
              onChange={comment => onChange({ ...value, comment })}
            />
            <Words
              label={`${text('correct')} ${text('optional')}`}
              value={value.correct ?? ''}
              error=""
              onChange={correct => onChange({ ...value, correct })}
            />
          </>
        )}
      </Choices>
    </section>
  )
}

interface WordsProps {
  label: string
  value: string
  error: string
  isRequired?: boolean
  onChange: (value: string) => void
}

const Words = ({ label, value, error, isRequired = false, onChange }: WordsProps) => {
  const id = useId()
  return (
    <div className={styles.words}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        value={value}
        rows={3}
        maxLength={reviewLimits.words}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}m`}
        onChange={event => onChange(event.target.value)}
      />
      <div id={`${id}m`}>
        <FieldMessage error={error} />
      </div>
    </div>
  )
}
