import { Camera } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../components/plain/Button.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useSubmit } from '../../useSubmit.ts'
import styles from '../CaseSteps.module.css'
import camera from '../SelfieStep.module.css'
import { type CameraProblem, useSelfieCamera } from '../useSelfieCamera.ts'
import { useUpload } from '../useUpload.ts'
import { UploadButton } from './UploadButton.tsx'

export interface VideoLink {
  token: string
  pass: string | null
}

interface CardPictureProps {
  link: VideoLink
  mayUpload: boolean
  /** An earlier picture could not be read. */
  isUnread: boolean
  onTake: (file: string, fromCamera: boolean) => Promise<void>
}

/** A picture of the PAN card by the camera that looks away from the person; uploaded where no camera is needed. */
export const CardPicture = ({ link, mayUpload, isUnread, onTake }: CardPictureProps) => {
  const text = useTexts('publicVideoKyc')
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const { uploading, error: failed, send } = useUpload(link)
  const { busy, error, submit } = useSubmit()
  const hand = (picture: File, fromCamera: boolean) =>
    submit(async () => {
      const [stored] = await send([picture])
      if (stored) await onTake(stored.id, fromCamera)
    })
  return (
    <div className={styles.form}>
      <h3>{text('card')}</h3>
      <p>{text('cardDetail')}</p>
      {isUnread && (
        <p role="alert" className={styles.problem}>
          {text('cardUnread')}
        </p>
      )}
      {problem ? (
        <>
          <p role="alert" className={styles.problem}>
            {text(problem)}
          </p>
          <Button look="secondary" onClick={() => setProblem(null)}>
            {text('tryAgain')}
          </Button>
        </>
      ) : (
        <CardCamera
          isSending={busy || uploading !== null}
          onTake={picture => void hand(picture, true)}
          onProblem={setProblem}
        />
      )}
      {mayUpload && <UploadButton label={text('cardUpload')} onChoose={picture => void hand(picture, false)} />}
      <p role="alert" className={styles.problem}>
        {error || failed}
      </p>
    </div>
  )
}

interface CardCameraProps {
  isSending: boolean
  onTake: (picture: File) => void
  onProblem: (problem: CameraProblem) => void
}

const CardCamera = ({ isSending, onTake, onProblem }: CardCameraProps) => {
  const text = useTexts('publicVideoKyc')
  const { video, isReady, light, take } = useSelfieCamera(onProblem, 'environment')
  const shoot = async () => {
    const picture = await take('card')
    if (picture) onTake(picture)
  }
  return (
    <div className={camera.camera}>
      <div className={camera.view} data-card>
        <video ref={video} autoPlay playsInline muted aria-label={text('cardView')} />
      </div>
      <p role="status" className={camera.light} data-tone={light === 'good' ? undefined : 'warning'}>
        {light === 'dark' || light === 'black' ? text(light) : ''}
      </p>
      <Button busy={isReady ? isSending && text('sending') : text('starting')} onClick={() => void shoot()}>
        <Camera size={16} aria-hidden="true" /> {text('cardTake')}
      </Button>
    </div>
  )
}
