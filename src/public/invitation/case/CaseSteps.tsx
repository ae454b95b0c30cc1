import { useCallback, useEffect, useRef, useState } from 'react'
import {
  answerCaseLink,
  type CaseLinkSteps,
  type OpenStep,
  readCaseLink,
  sendCaseLinkCode,
} from '../../../../contracts/calls/caseLinks.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { usePublicApi } from '../../challans/shared/usePublicApi.ts'
import type { InvitationContentProps } from '../contents.ts'
import styles from './CaseSteps.module.css'
import { CodeStep } from './CodeStep.tsx'
import { ConsentStep } from './ConsentStep.tsx'
import { DocumentStep } from './DocumentStep.tsx'
import { FormStep } from './FormStep.tsx'
import { StepList } from './StepList.tsx'

/** While a document is read, the page asks again. */
const ASK_MS = 3_000

/** The steps of the person whom a case is about, one after the other; what comes next appears by itself. */
const CaseSteps = ({ token, pass, onDone }: InvitationContentProps) => {
  const text = useTexts('publicCase')
  const { ask } = usePublicApi()
  const [shown, setShown] = useState<CaseLinkSteps | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const link = { token, ...(pass !== null && { pass }) }

  const take = useCallback(
    (reply: CaseLinkSteps | { state: 'ended' | 'code' }) => ('steps' in reply ? setShown(reply) : onDone()),
    [onDone],
  )
  const read = useCallback(
    () =>
      ask(readCaseLink, { body: { token, ...(pass !== null && { pass }) } }).then(take, () => {
        // The next look may succeed.
      }),
    [ask, token, pass, take],
  )

  useEffect(() => void read(), [read])

  const isReading = shown?.open.length === 0
  useEffect(() => {
    if (!isReading) return undefined
    const timer = setInterval(() => void read(), ASK_MS)
    return () => clearInterval(timer)
  }, [isReading, read])

  const current = shown?.open[0]
  const currentId = current?.id
  useEffect(() => {
    if (currentId !== undefined) heading.current?.focus()
  }, [currentId])

  if (!shown) return <p role="status">{text('sending')}</p>
  const answer = async (step: OpenStep, given: Record<string, unknown>) =>
    take(await ask(answerCaseLink, { body: { ...link, step: step.id, answer: given } }))
  const isChecking = shown.steps.some(({ state }) => state === 'checking')
  return (
    <div className={styles.steps}>
      {current ? (
        <section className={styles.step} key={current.id}>
          <p className={styles.progress}>
            {text('progress', {
              number: shown.steps.findIndex(({ id }) => id === current.id) + 1,
              count: shown.steps.length,
            })}
          </p>
          <h2 tabIndex={-1} ref={heading}>
            {current.title}
          </h2>
          {current.problem && <p className={styles.problem}>{current.problem}</p>}
          {current.kind === 'form' && <FormStep step={current} onAnswer={given => answer(current, given)} />}
          {current.kind === 'consent' && <ConsentStep step={current} onAnswer={given => answer(current, given)} />}
          {current.kind === 'document' && (
            <DocumentStep step={current} token={token} pass={pass} onAnswer={given => answer(current, given)} />
          )}
          {current.kind === 'code' && (
            <CodeStep
              step={current}
              onSendCode={async () => {
                const reply = await ask(sendCaseLinkCode, { body: { ...link, step: current.id } })
                if (reply.state !== 'sent') onDone()
              }}
              onAnswer={given => answer(current, given)}
            />
          )}
        </section>
      ) : (
        <p role="status">{text(isChecking ? 'checking' : 'nothing')}</p>
      )}
      <StepList steps={shown.steps} />
    </div>
  )
}

export default CaseSteps
