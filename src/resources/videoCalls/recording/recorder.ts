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

/** How long the one before goes on: the first pictures of the next one come a little after its start. */
const OVERLAP_MS = 1_000

/**
 * Records in pieces that play by themselves: the next one has begun before the one before ends, so that nothing is lost between them, and one that is lost takes no other with it.
 */
export function startRecorder(stream: MediaStream, onPiece: (piece: RecordedPiece) => void) {
  const running = new Map<MediaRecorder, Promise<void>>()
  let isOver = false

  const end = (recorders: readonly MediaRecorder[]) => {
    for (const recorder of recorders) if (recorder.state === 'recording') recorder.stop()
  }

  function record(): void {
    const recorder = new MediaRecorder(stream, { mimeType: FORMAT, ...BITS })
    const before = [...running.keys()]
    const chunks: Blob[] = []
    let startedAt = Date.now()
    recorder.addEventListener('start', () => {
      startedAt = Date.now()
      setTimeout(() => end(before), OVERLAP_MS)
      if (isOver) recorder.stop()
    })
    recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && chunks.push(data))
    const ended = new Promise<void>(resolve =>
      recorder.addEventListener('stop', () => {
        const content = new Blob(chunks, { type: 'video/webm' })
        if (content.size > 0) onPiece({ content, startedAt, durationMs: Date.now() - startedAt })
        running.delete(recorder)
        resolve()
      }),
    )
    running.set(recorder, ended)
    recorder.start()
  }

  record()
  const timer = setInterval(record, callLimits.pieceMs)
  return {
    /** Ends what is being recorded; resolves when its pieces are there. */
    async stop(): Promise<void> {
      clearInterval(timer)
      isOver = true
      end([...running.keys()])
      await Promise.all(running.values())
    },
  }
}
