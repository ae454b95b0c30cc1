import { useEffect, useEffectEvent, useState } from 'react'
import type { ShownVideoTask } from '../../../../../contracts/calls/videoKycLinks.ts'
import { Button } from '../../../../components/plain/Button.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useSubmit } from '../../useSubmit.ts'
import styles from '../CaseSteps.module.css'
import type { CameraProblem } from '../useSelfieCamera.ts'
import { useUpload } from '../useUpload.ts'
import type { VideoLink } from './CardPicture.tsx'
import { CodeTask } from './CodeTask.tsx'
import { TaskCamera } from './TaskCamera.tsx'
import { UploadButton } from './UploadButton.tsx'
import type { DoneTask, VideoCalls } from './useVideoSession.ts'

interface VideoTasksProps {
  link: VideoLink
  mayUpload: boolean
  session: VideoCalls
  onDone: (card: 'reading' | 'read' | 'unreadable') => void
}

/** The tasks, one at a time, as the server shows them. */
export const VideoTasks = ({ link, mayUpload, session, onDone }: VideoTasksProps) => {
  const text = useTexts('publicVideoKyc')
  const [task, setTask] = useState<ShownVideoTask | null>(null)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const { uploading, error: failed, send } = useUpload(link)
  const { busy, error, submit } = useSubmit()
  const goOn = (done: DoneTask | null) =>
    submit(async () => {
      const next = await session.next(done)
      if (!next) return
      if ('card' in next) onDone(next.card)
      else setTask(next.task)
    })
  const first = useEffectEvent(() => void goOn(null))
  useEffect(() => first(), [])
  if (!task) return <p role={error ? 'alert' : 'status'}>{error || text('starting')}</p>
  const hand = async (picture: File, fromCamera: boolean) => {
    const [stored] = await send([picture])
    if (stored) await goOn({ task: task.id, file: stored.id, fromCamera })
  }
  const isSending = busy || uploading !== null
  return (
    <div className={styles.form}>
      <p className={styles.progress}>{text('tasks', { number: task.number, count: task.count })}</p>
      <Countdown key={task.id} ms={task.msLeft} onOver={() => void goOn(null)} />
      {task.kind === 'code' ? (
        <CodeTask
          key={task.id}
          code={task.code ?? ''}
          isSending={isSending}
          error={error}
          onEnter={entered => void goOn({ task: task.id, entered, fromCamera: true })}
        />
      ) : problem ? (
        <>
          <p role="alert" className={styles.problem}>
            {text(problem)}
          </p>
          <Button look="secondary" onClick={() => setProblem(null)}>
            {text('tryAgain')}
          </Button>
        </>
      ) : (
        <TaskCamera
          task={task}
          isSending={isSending}
          onTake={picture => void hand(picture, true)}
          onProblem={setProblem}
        />
      )}
      {mayUpload && task.kind !== 'code' && (
        <UploadButton label={text('faceUpload')} onChoose={picture => void hand(picture, false)} />
      )}
      {task.kind !== 'code' && (
        <p role="alert" className={styles.problem}>
          {error || failed}
        </p>
      )}
    </div>
  )
}

const SECOND_MS = 1_000

/** The seconds that are left. When they are over, the server says what that means. */
const Countdown = ({ ms, onOver }: { ms: number; onOver: () => void }) => {
  const text = useTexts('publicVideoKyc')
  const [until] = useState(() => Date.now() + ms)
  const [left, setLeft] = useState(ms)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const ticking = setInterval(() => {
      const now = until - Date.now()
      setLeft(Math.max(0, now))
      if (now > -SECOND_MS) return
      clearInterval(ticking)
      over()
    }, SECOND_MS)
    return () => clearInterval(ticking)
  }, [until])
  return (
    <p role="timer" className={styles.hint}>
      {text('secondsLeft', { seconds: Math.ceil(left / SECOND_MS) })}
    </p>
  )
}
