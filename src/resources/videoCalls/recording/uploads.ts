import { sendCallPiece } from '../../../../contracts/calls/videoCalls.ts'
import { callApi } from '../../../dataProvider/api.ts'
import { CallError } from '../../../dataProvider/callError.ts'
import type { RecordedPiece } from './recorder.ts'

const RETRY_MS = 2_000

export interface UploadState {
  sent: number
  waiting: number
  isFailing: boolean
}

interface UploadOptions {
  id: string
  round: number
  /** The number of the first piece: after the page was opened anew, they go on. */
  first: number
  /** By how much the server's clock is ahead. */
  aheadMs: number
  onChange: (state: UploadState) => void
}

/** Sends pieces one after the other with their numbers and digests, again and again until each has arrived. */
export function createUploads({ id, round, first, aheadMs, onChange }: UploadOptions) {
  const waiting: { seq: number; piece: RecordedPiece }[] = []
  let next = first
  let sent = 0
  let isFailing = false
  let working: Promise<void> | undefined

  const tell = () => onChange({ sent, waiting: waiting.length, isFailing })

  async function work(): Promise<void> {
    for (let one = waiting[0]; one; one = waiting[0]) {
      try {
        await send(one.seq, one.piece)
        sent += 1
        isFailing = false
        waiting.shift()
      } catch (error) {
        // What the server refuses for good is not sent again; it shows as a gap.
        if (error instanceof CallError && (error.status === 409 || error.status === 415)) waiting.shift()
        else await new Promise(resolve => setTimeout(resolve, RETRY_MS))
        isFailing = true
      }
      tell()
    }
    working = undefined
  }

  async function send(seq: number, { content, startedAt, durationMs }: RecordedPiece): Promise<void> {
    const bytes = await content.arrayBuffer()
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const sha256 = [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')
    const body = new FormData()
    body.append('file', new File([bytes], `${seq}.webm`, { type: 'video/webm' }))
    const query = { sha256, startedAt: new Date(startedAt + aheadMs).toISOString(), durationMs }
    await callApi(sendCallPiece, { params: { id, round, seq }, query, body })
  }

  return {
    add(piece: RecordedPiece) {
      waiting.push({ seq: next++, piece })
      tell()
      working ??= work()
    },
    /** Resolves when all have arrived or were refused. */
    async finish(): Promise<void> {
      while (working) await working
    },
  }
}
