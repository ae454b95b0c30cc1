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

const end = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** The device's camera, from a press to a press. It goes off with the page, and nothing of its picture leaves it. */
export function useCamera() {
  const [camera, setCamera] = useState<Camera>({ kind: 'off' })
  const running = useRef<MediaStream | null>(null)
  const gone = useRef(false)

  const stop = useCallback((problem?: CameraError) => {
    end(running.current)
    running.current = null
    setCamera({ kind: 'off', ...(problem && { problem }) })
  }, [])

  async function start(): Promise<void> {
    // Outside a secure context the browser hides the whole interface.
    if (!navigator.mediaDevices) return stop('insecure')
    setCamera({ kind: 'starting' })
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' }, audio: false })
      // The page was left while the browser asked.
      if (gone.current) return end(stream)
      running.current = stream
      const [track] = stream.getVideoTracks()
      track?.addEventListener('ended', () => stop('lost'))
      setCamera({ kind: 'on', stream, camera: track?.label ?? '' })
    } catch (error) {
      stop(problemOf(error))
    }
  }

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      end(running.current)
    }
  }, [])
  return { camera, start, stop: () => stop() }
}
