import { Camera, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { challengeCaseLink } from '../../../../contracts/calls/caseLinks.ts'
import { type LivenessStep, livenessLimits } from '../../../../contracts/faces/liveness.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { errorMessage, usePublicApi } from '../../challans/shared/usePublicApi.ts'
import { useSubmit } from '../useSubmit.ts'
import { AttachFiles } from './AttachFiles.tsx'
import styles from './CaseSteps.module.css'
import type { AttachedFile } from './entries.ts'
import { SelfieCamera } from './SelfieCamera.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepPageProps } from './stepPages.ts'
import { TakenPictures } from './TakenPictures.tsx'
import type { CameraProblem } from './useSelfieCamera.ts'
import { useUpload } from './useUpload.ts'

/** What the person was asked to do; the pictures have to be there before `until`, by the clock of this device. */
interface Task {
  challenge: string | null
  steps: readonly LivenessStep[]
  until: number
}

export interface TakenPicture extends AttachedFile {
  picture: File
}

/** Pictures of the person by the camera of the page, each uploaded as it is taken and sent together; or one that is uploaded, if the plan takes it. */
const SelfieStep = ({ step, token, pass, onAnswer, onChange }: StepPageProps<'selfie'>) => {
  const text = useTexts('publicCase')
  const { ask } = usePublicApi()
  const { busy, error, submit } = useSubmit()
  const { uploading, error: failed, send } = useUpload({ token, pass })
  const [task, setTask] = useState<Task | null>(null)
  const [taken, setTaken] = useState<TakenPicture[]>([])
  const [problem, setProblem] = useState<CameraProblem | 'late' | null>(null)
  const [unasked, setUnasked] = useState('')
  const [uploaded, setUploaded] = useState<AttachedFile[] | null>(null)

  const begin = async () => {
    setProblem(null)
    setUnasked('')
    setTaken([])
    if (!step.asksLiveness) return setTask({ challenge: null, steps: ['straight'], until: Number.POSITIVE_INFINITY })
    try {
      const link = { token, ...(pass !== null && { pass }) }
      const reply = await ask(challengeCaseLink, { body: { ...link, step: step.id } })
      if (reply.state !== 'challenge') return onChange()
      setTask({ challenge: reply.id, steps: reply.steps, until: Date.now() + livenessLimits.challengeMs })
    } catch (thrown) {
      setUnasked(errorMessage(thrown))
    }
  }
  const stop = (why: CameraProblem | 'late') => {
    setTask(null)
    setProblem(why)
  }
  const take = async (picture: File, { until }: Task) => {
    const [stored] = await send([picture])
    if (Date.now() > until) stop('late')
    else if (stored) setTaken(before => [...before, { ...stored, picture }])
  }
  const next = task?.steps[taken.length]

  if (uploaded)
    return (
      <StepForm
        busy={busy}
        error={error}
        onSend={() => void submit(() => onAnswer({ files: uploaded.map(({ id }) => id), fromCamera: false }))}
      >
        <p>{text('selfie.uploadDetail')}</p>
        <AttachFiles
          token={token}
          pass={pass}
          label={text('selfie.upload')}
          files={uploaded}
          types={step.types}
          maxFiles={1}
          onChange={setUploaded}
        />
        <Button look="link" onClick={() => setUploaded(null)}>
          {text('selfie.useCamera')}
        </Button>
      </StepForm>
    )
  if (task && next)
    return (
      <div className={styles.form}>
        <SelfieCamera
          step={next}
          number={taken.length + 1}
          count={task.steps.length}
          isSending={uploading !== null}
          onTake={picture => void take(picture, task)}
          onProblem={stop}
        />
        <p role="alert">{failed}</p>
      </div>
    )
  if (task)
    return (
      <StepForm
        busy={busy}
        error={error}
        onSend={() => {
          const files = taken.map(({ id }) => id)
          void submit(() => onAnswer({ challenge: task.challenge, files, fromCamera: true }))
        }}
      >
        <TakenPictures pictures={taken} steps={task.steps} />
        <Button look="secondary" onClick={() => void begin()}>
          <RotateCcw size={16} aria-hidden="true" /> {text('selfie.again')}
        </Button>
      </StepForm>
    )
  return (
    <div className={styles.form}>
      <p>{text(step.asksLiveness ? 'selfie.introLiveness' : 'selfie.introOne')}</p>
      <ul>
        <li>{text('selfie.light')}</li>
        <li>{text('selfie.alone')}</li>
        {step.asksLiveness && <li>{text('selfie.time')}</li>}
      </ul>
      <p className={styles.hint}>{text('selfie.compared')}</p>
      <p role="alert" className={styles.problem}>
        {unasked || (problem && text(`selfie.${problem}`))}
      </p>
      <Button onClick={() => void begin()}>
        <Camera size={16} aria-hidden="true" /> {text('selfie.start')}
      </Button>
      {step.takesUpload && (
        <Button look="link" onClick={() => setUploaded([])}>
          {text('selfie.noCamera')}
        </Button>
      )}
    </div>
  )
}

export default SelfieStep
