import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Why there is no picture: not allowed, not there, used by another program, or stopped. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'lost'

/** How bright the picture is; null while it is not known. */
export type Light = 'good' | 'dark' | 'black' | null

const QUALITY = 0.92
const LOOK_MS = 600
/** Mean grey of the picture, 0 to 255. */
const [BLACK, DARK] = [8, 55]
const SAMPLE = { width: 32, height: 24 }

/** The camera that looks at the person, or away from them, drawn in `video` until the component leaves. */
export function useSelfieCamera(onProblem: (problem: CameraProblem) => void, facing: 'user' | 'environment' = 'user') {
  const video = useRef<HTMLVideoElement>(null)
  const [isReady, setReady] = useState(false)
  const [light, setLight] = useState<Light>(null)
  const fail = useEffectEvent(onProblem)

  useEffect(() => {
    let stream: MediaStream | undefined
    let left = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    openCamera(facing).then(
      opened => {
        stream = opened
        if (left) return stop()
        for (const track of opened.getTracks()) track.addEventListener('ended', () => fail('lost'))
        if (video.current) video.current.srcObject = opened
        setReady(true)
      },
      (error: unknown) => !left && fail(problemOf((error as DOMException).name)),
    )
    const looking = setInterval(() => setLight(lightOf(video.current)), LOOK_MS)
    return () => {
      left = true
      clearInterval(looking)
      stop()
    }
  }, [facing])

  /** What the camera sees, not mirrored; null before it sees anything. */
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
  return { video, isReady, light, take }
}

async function openCamera(facing: 'user' | 'environment'): Promise<MediaStream> {
  // Browsers offer no cameras to pages without HTTPS.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new DOMException('no camera', 'NotFoundError')
  const size = facing === 'user' ? { width: 1280, height: 960 } : { width: 1600, height: 1200 }
  return devices.getUserMedia({
    video: { facingMode: facing, width: { ideal: size.width }, height: { ideal: size.height } },
  })
}

function problemOf(name: string): CameraProblem {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}

function lightOf(video: HTMLVideoElement | null): Light {
  if (!video?.videoWidth) return null
  const canvas = document.createElement('canvas')
  Object.assign(canvas, SAMPLE)
  const drawn = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawn) return null
  drawn.drawImage(video, 0, 0, SAMPLE.width, SAMPLE.height)
  const { data } = drawn.getImageData(0, 0, SAMPLE.width, SAMPLE.height)
  let sum = 0
  // Red, green and blue of each pixel; the fourth byte is how opaque it is.
  for (let at = 0; at < data.length; at += 4) sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
  const grey = sum / 3 / (data.length / 4)
  if (grey < BLACK) return 'black'
  return grey < DARK ? 'dark' : 'good'
}
