import { useCallback, useEffect, useRef, useState } from 'react'

export type CameraError = 'refused' | 'absent' | 'busy' | 'insecure' | 'lost'

export interface Picture {
  stream: MediaStream
  camera: string
}

export type Camera = { kind: 'off'; problem?: CameraError } | { kind: 'starting' } | ({ kind: 'on' } & Picture)

const problems: Record<string, CameraError> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
}

const problemOf = (error: unknown): CameraError => problems[(error as Error).name] ?? 'busy'

const stopStream = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** The device's camera, started and stopped by the user. It stops when the page is left, and no picture leaves the page. */
export function useCamera() {
  const [camera, setCamera] = useState<Camera>({ kind: 'off' })
  const running = useRef<MediaStream | null>(null)
  const unmounted = useRef(false)

  const stop = useCallback((problem?: CameraError) => {
    stopStream(running.current)
    running.current = null
    setCamera({ kind: 'off', ...(problem && { problem }) })
  }, [])

  async function start(): Promise<void> {
    // Outside a secure context the browser does not provide this API.
    if (!navigator.mediaDevices) return stop('insecure')
    setCamera({ kind: 'starting' })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' }, audio: false })
      // The page was left while the browser asked for permission.
      if (unmounted.current) return stopStream(stream)
      running.current = stream
      const [track] = stream.getVideoTracks()
      track?.addEventListener('ended', () => stop('lost'))
      setCamera({ kind: 'on', stream, camera: track?.label ?? '' })
    } catch (error) {
      stop(problemOf(error))
    }
  }

  useEffect(() => {
    unmounted.current = false
    return () => {
      unmounted.current = true
      stopStream(running.current)
    }
  }, [])
  return { camera, start, stop: () => stop() }
}
