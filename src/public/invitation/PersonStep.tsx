import { CircleX } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { answerStepLink, readStepLink } from '../../../contracts/calls/stepLinks.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage, usePublicApi } from '../challans/shared/usePublicApi.ts'
import type { InvitationContentProps } from './contents.ts'
import styles from './Invitation.module.css'

type Step = Extract<ReplyOf<typeof readStepLink>, { state: 'open' }>['step']

const RefereeStep = lazy(() => import('./case/RefereeStep.tsx'))

/** The one step that a person is asked by a link of their own. */
const PersonStep = ({ token, pass, cover, onDone }: InvitationContentProps) => {
  const text = useTexts('publicReferee')
  const { ask } = usePublicApi()
  const [step, setStep] = useState<Step | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const read = useCallback(
    () =>
      ask(readStepLink, { body: { token, ...(pass !== null && { pass }) } }).then(
        reply => (reply.state === 'open' ? setStep(reply.step) : onDone()),
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
  if (!step) return <p role="status">{text('loading')}</p>
  return (
    <div className={styles.form}>
      <p>{text('seen', { asker: cover.askedBy })}</p>
      <Suspense fallback={<p role="status">{text('loading')}</p>}>
        <RefereeStep
          step={step}
          token={token}
          pass={pass}
          onAnswer={async answer => {
            const reply = await ask(answerStepLink, { body: { token, ...(pass !== null && { pass }), answer } })
            if (reply.state !== 'open') onDone()
          }}
          onChange={() => void read()}
        />
      </Suspense>
    </div>
  )
}

export default PersonStep
