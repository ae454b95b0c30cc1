import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CaseSteps.module.css'

const QUALITY = 0.9

interface CameraBoxProps {
  onTake: (photo: File) => void
  /** There is no camera, or the person does not allow it. */
  onFail: () => void
}

/** The camera that looks away from the person, until a photo is taken. */
const CameraBox = ({ onTake, onFail }: CameraBoxProps) => {
  const text = useTexts('publicCase')
  const video = useRef<HTMLVideoElement>(null)
  const fail = useRef(onFail)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    let stream: MediaStream | undefined
    let left = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    openCamera().then(
      opened => {
        stream = opened
        if (left) return stop()
        if (video.current) video.current.srcObject = opened
        setReady(true)
      },
      () => fail.current(),
    )
    return () => {
      left = true
      stop()
    }
  }, [])

  const take = () => {
    const { current } = video
    const canvas = document.createElement('canvas')
    canvas.width = current?.videoWidth ?? 0
    canvas.height = current?.videoHeight ?? 0
    if (current) canvas.getContext('2d')?.drawImage(current, 0, 0)
    canvas.toBlob(blob => blob && onTake(new File([blob], 'photo.jpg', { type: blob.type })), 'image/jpeg', QUALITY)
  }
  return (
    <div className={styles.camera}>
      <video ref={video} autoPlay playsInline muted aria-label={text('address.camera')} />
      <Button busy={!isReady && text('loading')} onClick={take}>
        {text('address.shoot')}
      </Button>
    </div>
  )
}

async function openCamera(): Promise<MediaStream> {
  // Browsers offer no cameras to pages without HTTPS.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new DOMException('no camera', 'NotFoundError')
  return devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1600 }, height: { ideal: 1200 } } })
}

export default CameraBox
