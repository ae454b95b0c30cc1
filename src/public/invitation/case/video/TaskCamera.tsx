import type { ShownVideoTask } from '../../../../../contracts/calls/videoKycLinks.ts'
import { Button } from '../../../../components/plain/Button.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import camera from '../SelfieStep.module.css'
import { type CameraProblem, useSelfieCamera } from '../useSelfieCamera.ts'
import styles from './Video.module.css'

interface TaskCameraProps {
  task: ShownVideoTask
  isSending: boolean
  onTake: (picture: File) => void
  onProblem: (problem: CameraProblem) => void
}

function wordsOf({ kind, side }: ShownVideoTask) {
  if (kind === 'turn') return side === 'left' ? 'turnLeft' : 'turnRight'
  if (kind === 'point') return side === 'left' ? 'pointLeft' : 'pointRight'
  if (kind === 'mouth') return 'mouth'
  return kind === 'card' ? 'cardTask' : 'look'
}

/** The person as in a mirror, with what to do; a point moves to the side that the head follows. */
export const TaskCamera = ({ task, isSending, onTake, onProblem }: TaskCameraProps) => {
  const text = useTexts('publicVideoKyc')
  const { video, isReady, light, take } = useSelfieCamera(onProblem)
  const shoot = async () => {
    // Nothing but black is no picture of anybody; what to do about it stands below.
    if (light === 'black') return
    const picture = await take(task.kind)
    if (picture) onTake(picture)
  }
  return (
    <div className={camera.camera}>
      <p className={camera.ask} role="status">
        {text(wordsOf(task))}
      </p>
      <div className={camera.view}>
        <video ref={video} autoPlay playsInline muted aria-label={text('view')} />
        {task.kind === 'card' ? null : (
          <svg viewBox="0 0 100 125" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
            <ellipse cx="50" cy="60" rx="33" ry="44" />
          </svg>
        )}
        {task.kind === 'point' && <span className={styles.point} data-side={task.side} aria-hidden="true" />}
      </div>
      <p
        role="status"
        className={camera.light}
        data-tone={light === 'dark' || light === 'black' ? 'warning' : undefined}
      >
        {text(light === 'dark' || light === 'black' ? light : 'keep')}
      </p>
      <Button busy={isReady ? isSending && text('sending') : text('starting')} onClick={() => void shoot()}>
        {text('take')}
      </Button>
    </div>
  )
}
