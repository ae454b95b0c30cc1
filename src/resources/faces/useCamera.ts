import { useEffect, useRef, useState } from 'react'

type CameraState = 'starting' | 'ready' | 'denied' | 'missing'

const QUALITY = 0.92

/** Whether this page may use the camera: a page that was reached from another one keeps that one's Permissions-Policy. */
export const mayUseCamera = (): boolean =>
  (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy?.allowsFeature('camera') ??
  true

/** The user's camera while `isOn`, drawn in `video`. */
export function useCamera(isOn: boolean) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  useEffect(() => {
    if (!isOn) return
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
        setState('ready')
      },
      (error: unknown) => setState((error as DOMException).name === 'NotAllowedError' ? 'denied' : 'missing'),
    )
    return () => {
      left = true
      stop()
    }
  }, [isOn])

  /** What the camera sees, not mirrored. */
  const take = (name: string): Promise<File | null> => {
    const { current } = video
    const canvas = document.createElement('canvas')
    canvas.width = current?.videoWidth ?? 0
    canvas.height = current?.videoHeight ?? 0
    if (current) canvas.getContext('2d')?.drawImage(current, 0, 0)
    return new Promise(resolve =>
      canvas.toBlob(
        blob => resolve(blob && new File([blob], `${name}.jpg`, { type: blob.type })),
        'image/jpeg',
        QUALITY,
      ),
    )
  }
  return { video, state, take }
}

async function openCamera(): Promise<MediaStream> {
  // Browsers offer no cameras to pages without HTTPS.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new DOMException('no camera', 'NotFoundError')
  return devices.getUserMedia({ video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } } })
}
