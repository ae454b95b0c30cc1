import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type CustomerCall,
  followVideoCallByLink,
  leaveVideoCallQueue,
  queueVideoCall,
  readVideoCallLink,
  signalVideoCallByLink,
} from '../../../contracts/calls/videoCallLinks.ts'
import type { IceServers } from '../../../contracts/videoCalls/ice.ts'
import type { NetworkResult } from '../../../contracts/videoCalls/states.ts'
import type { Signal } from '../../components/rtc/peer.ts'
import { parseServerSentEvents } from '../../dataProvider/serverSentEvents.ts'
import { watchedStream } from '../../dataProvider/watchedStream.ts'
import { errorMessage, usePublicApi } from '../challans/shared/usePublicApi.ts'

const RETRY_MS = 1_000
/** As long as a ticket lives. */
const FOLLOW_MS = 3 * 60 * 60_000

interface Opened {
  ticket: string
  iceServers: IceServers
  consent: string
}

export interface Place {
  latitude: number
  longitude: number
  accuracyMetres: number
}

interface UseCallOptions {
  token: string
  pass: string | null
  onSignal: (signal: Signal) => void
  /** The connection to the server is there again. */
  onLine: () => void
}

/** The call of a link: what it asks, its state, live, and what the person can do. */
export function useCall({ token, pass, onSignal, onLine }: UseCallOptions) {
  const { ask, open } = usePublicApi()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [call, setCall] = useState<CustomerCall | null>(null)
  const [error, setError] = useState('')
  const [isLost, setLost] = useState(false)
  const after = useRef<string | null>(null)
  const tellSignal = useEffectEvent(onSignal)
  const tellLine = useEffectEvent(onLine)

  useEffect(() => {
    ask(readVideoCallLink, { body: { token, ...(pass === null ? {} : { pass }) } }).then(
      reply => {
        if (reply.state !== 'open') return setError(reply.state === 'ended' ? reply.message : reply.sentTo)
        setOpened(reply)
        setCall(reply.call)
      },
      (thrown: unknown) => setError(errorMessage(thrown)),
    )
  }, [ask, token, pass])

  const ticket = opened?.ticket
  const isLive = call?.status === 'waiting' || call?.status === 'inCall'
  useEffect(() => {
    if (!ticket || !isLive) return undefined
    let left = false
    let stop: (() => unknown) | undefined
    const follow = async () => {
      while (!left) {
        try {
          const body = { ticket, ...(after.current && { after: after.current }) }
          const { body: stream } = await open(followVideoCallByLink, { body }, { timeoutMs: FOLLOW_MS })
          setLost(false)
          const events = parseServerSentEvents(watchedStream(stream as ReadableStream<Uint8Array>))
          stop = () => events.return(undefined)
          if (left) return void (await stop())
          tellLine()
          for await (const { event, data, id } of events) {
            if (id) after.current = id
            if (event === 'state') setCall(JSON.parse(data) as CustomerCall)
            if (event === 'signal') tellSignal(JSON.parse(data) as Signal)
          }
        } catch {
          if (!left) setLost(true)
        }
        await new Promise(resolve => setTimeout(resolve, RETRY_MS))
      }
    }
    void follow()
    return () => {
      left = true
      void stop?.()
    }
  }, [ticket, isLive, open])

  return {
    opened,
    call,
    error,
    isLost,
    queue: async (network: NetworkResult, place: Place | null) => {
      if (ticket) setCall(await ask(queueVideoCall, { body: { ticket, network, place } }))
    },
    leave: async () => {
      if (ticket) setCall(await ask(leaveVideoCallQueue, { body: { ticket } }))
    },
    send: (signals: Signal[]) => ask(signalVideoCallByLink, { body: { ticket: ticket ?? '', signals } }),
  }
}
