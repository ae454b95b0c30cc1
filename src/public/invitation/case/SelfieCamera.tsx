import { useId } from 'react'
import type { LivenessStep } from '../../../../contracts/faces/liveness.ts'
import { livenessStepTexts } from '../../../../contracts/products/livenessTexts.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './SelfieStep.module.css'
import { type CameraProblem, useSelfieCamera } from './useSelfieCamera.ts'

interface SelfieCameraProps {
  /** What the next picture shows. */
  step: LivenessStep
  number: number
  count: number
  /** The picture before is on its way. */
  isSending: boolean
  onTake: (picture: File) => void
  onProblem: (problem: CameraProblem) => void
}

/** The person as in a mirror, with an oval for the face, what to do, and whether there is enough light. */
export const SelfieCamera = ({ step, number, count, isSending, onTake, onProblem }: SelfieCameraProps) => {
  const text = useTexts('publicCase')
  const locale = useLocale()
  const lightId = useId()
  const { video, isReady, light, take } = useSelfieCamera(onProblem)
  const shoot = async () => {
    // Nothing but black is no picture of anybody; what to do about it stands above.
    if (light === 'black') return
    const picture = await take(step)
    if (picture) onTake(picture)
  }
  return (
    <div className={styles.camera}>
      <p className={styles.ask} role="status">
        {isReady ? livenessStepTexts[step].label[locale] : text('selfie.starting')}
      </p>
      <div className={styles.view}>
        <video ref={video} autoPlay playsInline muted aria-label={text('selfie.view')} />
        <svg viewBox="0 0 100 125" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
          <ellipse cx="50" cy="60" rx="33" ry="44" />
        </svg>
      </div>
      <p
        id={lightId}
        className={styles.light}
        role="status"
        data-tone={light === 'dark' || light === 'black' ? 'warning' : undefined}
      >
        {text(light === 'dark' || light === 'black' ? `selfie.${light}` : 'selfie.oval')}
      </p>
      <Button
        busy={isReady ? isSending && text('sending') : text('selfie.starting')}
        aria-describedby={lightId}
        onClick={() => void shoot()}
      >
        {count === 1 ? text('selfie.takeOne') : text('selfie.take', { number, count })}
      </Button>
    </div>
  )
}
