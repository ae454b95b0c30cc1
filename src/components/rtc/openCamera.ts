/** Why there is no picture or sound: not allowed, not there, or used by another program. */
export type MediaProblem = 'denied' | 'missing' | 'busy'

/** Camera and microphone. Rejects with a DOMException, which `mediaProblemOf` puts into words. */
export async function openCamera(): Promise<MediaStream> {
  // Browsers offer neither to pages without HTTPS.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new DOMException('no camera', 'NotFoundError')
  return devices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
    video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
  })
}

export function mediaProblemOf(error: unknown): MediaProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}

export const stopTracks = (stream: MediaStream | null | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
