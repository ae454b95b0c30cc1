import { CircleX } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { answerReviewLink, readReviewLink } from '../../../contracts/calls/inquiryReviewLinks.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage, PublicFailure, usePublicApi } from '../challans/shared/usePublicApi.ts'
import type { InvitationContentProps } from './contents.ts'
import styles from './Invitation.module.css'
import { SubjectSection, type SubjectValue } from './SubjectSection.tsx'
import { useSubmit } from './useSubmit.ts'

type Shown = Extract<ReplyOf<typeof readReviewLink>, { state: 'open' }>

/** Everything that was gathered about the person, and for each section whether it is right. Nothing is chosen beforehand. */
const SubjectReview = ({ token, pass, cover, onDone }: InvitationContentProps) => {
  const text = useTexts('publicSubject')
  const { ask } = usePublicApi()
  const { busy, error, fields, submit } = useSubmit()
  const [shown, setShown] = useState<Shown | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isOld, setOld] = useState(false)
  const [values, setValues] = useState<Readonly<Record<string, SubjectValue>>>({})
  const read = useCallback(
    () =>
      ask(readReviewLink, { body: { token, ...(pass !== null && { pass }) } }).then(
        reply => (reply.state === 'open' ? setShown(reply) : onDone()),
        (thrown: unknown) => setFailure(errorMessage(thrown)),
      ),
    [ask, token, pass, onDone],
  )
  useEffect(() => void read(), [read])
  if (failure !== null)
    return (
      <Notice
        icon={CircleX}
        title={text('failed')}
        action={
          <Button
            onClick={() => {
              setFailure(null)
              void read()
            }}
          >
            {text('again')}
          </Button>
        }
      >
        {failure}
      </Notice>
    )
  if (!shown) return <p role="status">{text('loading')}</p>

  const send = async () => {
    const answers = shown.sections.flatMap(({ section, seen }) => {
      const { verdict, comment, correct } = values[section] ?? {}
      return verdict ? [{ section, seen, verdict, comment: comment ?? null, correct: correct ?? null }] : []
    })
    try {
      await ask(answerReviewLink, { body: { token, ...(pass !== null && { pass }), answers } })
      onDone()
    } catch (thrown) {
      setOld(thrown instanceof PublicFailure && thrown.cause === 409)
      throw thrown
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submit(send)
      }}
    >
      <div>
        <p>{text('why', { asker: cover.askedBy })}</p>
        <blockquote className={styles.quote}>{shown.reason}</blockquote>
      </div>
      <p>{text('seen', { asker: cover.askedBy })}</p>
      <p>{text(shown.isMasked ? 'maskedOwn' : 'masked')}</p>
      {shown.sections.map(section => (
        <SubjectSection
          key={section.section}
          section={section}
          value={values[section.section] ?? {}}
          errors={{
            verdict: fields[`answers.${section.section}`] ?? '',
            comment: fields[`answers.${section.section}.comment`] ?? '',
          }}
          onChange={next => setValues(before => ({ ...before, [section.section]: next }))}
        />
      ))}
      <p role="alert">{error}</p>
      {isOld ? (
        <Button
          onClick={() => {
            setOld(false)
            // What was written stays; whether it is right is asked again.
            setValues(before =>
              Object.fromEntries(Object.entries(before).map(([key, one]) => [key, { ...one, verdict: undefined }])),
            )
            void submit(read)
          }}
        >
          {text('reload')}
        </Button>
      ) : (
        <Button type="submit" busy={busy && text('sending')}>
          {text('send')}
        </Button>
      )}
    </form>
  )
}

export default SubjectReview
