import { followVideoCall } from '../../../../contracts/calls/videoCalls.ts'
import type { CallStatus } from '../../../../contracts/videoCalls/states.ts'
import type { Signal } from '../../../components/rtc/peer.ts'
import { callApiResponse } from '../../../dataProvider/api.ts'
import { parseServerSentEvents } from '../../../dataProvider/serverSentEvents.ts'
import { watchedStream } from '../../../dataProvider/watchedStream.ts'

const RETRY_MS = 1_000

export interface RoomState {
  status: CallStatus
  round: number
  customerHere: boolean
}

interface Follower {
  onSignal: (signal: Signal) => void
  onState: (state: RoomState) => void
  /** The connection to the server is there, again. */
  onLine: () => void
}

/** Follows the call until aborted; after a cut of the line it connects anew. */
export async function followRoom(id: string, signal: AbortSignal, { onSignal, onState, onLine }: Follower) {
  while (!signal.aborted) {
    try {
      const { body } = await callApiResponse(followVideoCall, { params: { id }, signal })
      onLine()
      for await (const { event, data } of parseServerSentEvents(watchedStream(body as ReadableStream<Uint8Array>))) {
        if (event === 'signal') onSignal(JSON.parse(data) as Signal)
        if (event === 'state') onState(JSON.parse(data) as RoomState)
      }
    } catch {
      // Lost, refused or aborted: the loop's condition decides whether to retry.
    }
    await new Promise(resolve => setTimeout(resolve, RETRY_MS))
  }
}
