import type { StillKind } from '../../../../contracts/videoCalls/states.ts'

const QUALITY = 0.92

/** What a video shows now, in its own size; null before it shows anything. */
export function takeStill(video: HTMLVideoElement, kind: StillKind): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise(resolve =>
    canvas.toBlob(
      blob => resolve(blob && blob.size > 0 ? new File([blob], `${kind}.jpg`, { type: 'image/jpeg' }) : null),
      'image/jpeg',
      QUALITY,
    ),
  )
}
