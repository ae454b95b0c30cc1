import { useId, useState } from 'react'
import { Button } from '../../../components/plain/Button.tsx'
import { Field } from '../../../components/plain/Field.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSubmit } from '../useSubmit.ts'
import styles from './CaseSteps.module.css'
import { Choices } from './Choices.tsx'
import type { StepPageProps } from './stepPages.ts'

const answers = ['confirmed', 'different', 'unknown'] as const
const rehireAnswers = ['yes', 'no', 'unknown'] as const
const ratings = ['1', '2', '3', '4', '5'] as const

/** A question that is left out has no value. */
function valueOf(kind: 'rating' | 'yesNo', chosen: string): number | boolean | null {
  if (chosen === 'none') return null
  return kind === 'rating' ? Number(chosen) : chosen === 'yes'
}

interface ClaimValue {
  answer?: string
  right?: string
}

/** Days are written out; whatever else was stated is shown as it is. */
function statedWords(claim: string, stated: string, locale: 'en' | 'hi'): string {
  const isDay = (claim === 'from' || claim === 'to') && /^\d{4}-\d\d-\d\d$/.test(stated)
  if (!isDay) return stated
  const format = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(stated))
}

/** Each stated detail is confirmed, corrected or not known; then the questions. Nothing is chosen beforehand. */
const RefereeStep = ({ step, onAnswer }: StepPageProps<'referee'>) => {
  const text = useTexts('publicReferee')
  const locale = useLocale()
  const { busy, error, fields: problems, submit } = useSubmit()
  const [claims, setClaims] = useState<Record<string, ClaimValue>>({})
  const [given, setGiven] = useState<Record<string, string>>({})
  const [rehire, setRehire] = useState('')
  const [remarks, setRemarks] = useState('')
  const remarksId = useId()
  const { about, employer } = step

  const answer = () => ({
    claims: Object.fromEntries(
      Object.entries(claims).map(([claim, { answer: chosen, right }]) => [
        claim,
        chosen === 'different' ? { answer: chosen, right: right ?? '' } : { answer: chosen },
      ]),
    ),
    questions: Object.fromEntries(
      step.questions
        .filter(({ source }) => given[source] !== undefined)
        .map(({ source, kind }) => [source, valueOf(kind, given[source] ?? '')]),
    ),
    ...(rehire && { rehire }),
    ...(remarks.trim() && { remarks }),
  })

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submit(() => onAnswer(answer()))
      }}
    >
      <p>
        {about === null
          ? text('intro.nobody')
          : employer === null
            ? text('intro.plain', { name: about })
            : text('intro.employer', { name: about, employer })}
      </p>
      {step.claims.length > 0 && (
        <section className={styles.part}>
          <h2>{text('claims')}</h2>
          {step.claims.map(({ claim, stated }) => {
            const value = claims[claim] ?? {}
            const change = (next: ClaimValue) => setClaims(before => ({ ...before, [claim]: { ...value, ...next } }))
            return (
              <Choices
                key={claim}
                legend={text(`claim.${claim}`)}
                detail={statedWords(claim, stated, locale)}
                value={value.answer ?? ''}
                options={answers.map(one => ({ value: one, label: text(`answers.${one}`) }))}
                error={problems[`claims.${claim}`] ?? ''}
                onChange={next => change({ answer: next })}
              >
                {value.answer === 'different' && (
                  <Field
                    label={text('right')}
                    type={claim === 'from' || claim === 'to' ? 'date' : 'text'}
                    value={value.right ?? ''}
                    error={problems[`claims.${claim}.right`] ?? ''}
                    maxLength={200}
                    required
                    onChange={event => change({ right: event.target.value })}
                  />
                )}
              </Choices>
            )
          })}
        </section>
      )}
      {(step.questions.length > 0 || step.asksRehire) && (
        <section className={styles.part}>
          <h2>{text('questions')}</h2>
          {step.questions.some(({ kind }) => kind === 'rating') && <p className={styles.hint}>{text('ratingHint')}</p>}
          {step.questions.map(({ source, label, kind }) => (
            <Choices
              key={source}
              inline
              legend={label}
              value={given[source] ?? ''}
              options={[
                ...(kind === 'rating'
                  ? ratings.map(one => ({ value: one, label: one }))
                  : (['yes', 'no'] as const).map(one => ({ value: one, label: text(one) }))),
                { value: 'none', label: text('noAnswer') },
              ]}
              error={problems[`questions.${source}`] ?? ''}
              onChange={next => setGiven(before => ({ ...before, [source]: next }))}
            />
          ))}
          {step.asksRehire && (
            <Choices
              inline
              legend={text('rehire')}
              value={rehire}
              options={rehireAnswers.map(one => ({ value: one, label: text(one === 'unknown' ? 'noAnswer' : one) }))}
              error={problems['rehire'] ?? ''}
              onChange={setRehire}
            />
          )}
        </section>
      )}
      <div className={styles.choice}>
        <label htmlFor={remarksId}>
          {text('remarks')} {text('optional')}
        </label>
        <textarea
          id={remarksId}
          value={remarks}
          rows={3}
          maxLength={1000}
          onChange={event => setRemarks(event.target.value)}
        />
      </div>
      <p role="alert">{error}</p>
      <Button type="submit" busy={busy && text('sending')}>
        {text('send')}
      </Button>
    </form>
  )
}

export default RefereeStep
