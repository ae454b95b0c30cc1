import { callLimits } from '../../../../contracts/videoCalls/states.ts'

const FORMAT = 'video/webm;codecs=vp8,opus'
/** Together some 45 kB a second: 20 minutes are less than 60 MB. */
const BITS = { videoBitsPerSecond: 320_000, audioBitsPerSecond: 32_000 }

export const canRecord = (): boolean => 'MediaRecorder' in window && MediaRecorder.isTypeSupported(FORMAT)

export interface RecordedPiece {
  content: Blob
  startedAt: number
  durationMs: number
}

/**
 * Records in pieces that play by themselves: the next one has begun before the one before ends, so that nothing is lost between them, and one that is lost takes no other with it.
 */
export function startRecorder(stream: MediaStream, onPiece: (piece: RecordedPiece) => void) {
  let current: MediaRecorder | undefined
  let isOver = false
  const running = new Set<Promise<void>>()

  function record(): void {
    const recorder = new MediaRecorder(stream, { mimeType: FORMAT, ...BITS })
    const chunks: Blob[] = []
    let startedAt = Date.now()
    recorder.addEventListener('start', () => {
      startedAt = Date.now()
      // Only now does the one before end.
      if (current?.state === 'recording') current.stop()
      current = recorder
      if (isOver) recorder.stop()
    })
    recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && chunks.push(data))
    running.add(
      new Promise(resolve =>
        recorder.addEventListener('stop', () => {
          const content = new Blob(chunks, { type: 'video/webm' })
          if (content.size > 0) onPiece({ content, startedAt, durationMs: Date.now() - startedAt })
          resolve()
        }),
      ),
    )
    recorder.start()
  }

  record()
  const timer = setInterval(record, callLimits.pieceMs)
  return {
    /** Ends the last piece; resolves when it is there. */
    async stop(): Promise<void> {
      clearInterval(timer)
      isOver = true
      if (current?.state === 'recording') current.stop()
      await Promise.all(running)
    },
  }
}
