import { Button } from '@mui/material'
import { Camera } from 'lucide-react'
import type { LivenessStep } from '../../../contracts/faces/liveness.ts'
import { livenessStepTexts } from '../../../contracts/products/livenessTexts.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FileLine } from '../verifications/files/FileLine.tsx'
import { useUploads } from '../verifications/files/useUploads.ts'
import styles from './Faces.module.css'
import { useCamera } from './useCamera.ts'

interface CameraStepsProps {
  steps: readonly LivenessStep[]
  /** The ids of the pictures, as a file input writes them. */
  value: string
  onChange: (value: string) => void
}

/** Asks for one step after the other before the camera, and uploads each picture as it is taken. */
export const CameraSteps = ({ steps, value, onChange }: CameraStepsProps) => {
  const text = useTexts('faces')
  const locale = useLocale()
  const pictures = useUploads(value, onChange)
  const done = pictures.ready.length + pictures.uploads.length
  const step = steps[done]
  const { video, state, take: photograph } = useCamera(step !== undefined)
  const take = async (wanted: LivenessStep) => {
    const picture = await photograph(wanted)
    if (picture) pictures.add([picture])
  }
  const wordsOf = (at: number) => livenessStepTexts[steps[at] ?? 'straight'].label[locale]
  return (
    <>
      {step && (state === 'denied' || state === 'missing') && <InlineAlert tone="warning">{text(state)}</InlineAlert>}
      {step && (state === 'starting' || state === 'ready') && (
        <div className={styles.stage}>
          <div className={styles.frame}>
            <video ref={video} autoPlay muted playsInline aria-label={text('view')} />
            <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
              <ellipse cx="50" cy="50" rx="26" ry="36" />
            </svg>
          </div>
          <p className={styles.ask} role="status">
            {state === 'ready' ? wordsOf(done) : text('starting')}
          </p>
          <Button
            variant="contained"
            size="large"
            startIcon={<Camera />}
            disabled={state !== 'ready'}
            onClick={() => void take(step)}
          >
            {text('take', { number: done + 1, count: steps.length })}
          </Button>
        </div>
      )}
      {!step && <p role="status">{text('taken')}</p>}
      {done > 0 && (
        <ol className={styles.lines}>
          {pictures.ready.map(({ id, chosen }, at) => (
            <FileLine key={id} name={wordsOf(at)} type="jpeg" picture={chosen} detail={text('sent')} />
          ))}
          {pictures.uploads.map(({ key, file, error }, at) => (
            <FileLine
              key={key}
              name={wordsOf(pictures.ready.length + at)}
              type="jpeg"
              picture={file}
              tone={error === undefined ? undefined : 'danger'}
              detail={error === undefined ? text('sending') : text('failed', { message: error })}
            >
              {error !== undefined && <Button onClick={() => pictures.retry(key)}>{text('retry')}</Button>}
            </FileLine>
          ))}
        </ol>
      )}
    </>
  )
}
