import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { NetworkResult } from '../../../contracts/videoCalls/states.ts'
import { Button } from '../../components/plain/Button.tsx'
import { type CustomerPeer, createCustomerPeer } from '../../components/rtc/customerPeer.ts'
import { testNetwork } from '../../components/rtc/networkTest.ts'
import { type MediaProblem, mediaProblemOf, openCamera, stopTracks } from '../../components/rtc/openCamera.ts'
import type { LineState, Signal } from '../../components/rtc/peer.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage } from '../challans/shared/usePublicApi.ts'
import type { InvitationContentProps } from '../invitation/contents.ts'
import { findPlace } from './findPlace.ts'
import { InCall, type Typed } from './InCall.tsx'
import { Queue } from './Queue.tsx'
import { useCall } from './useCall.ts'
import styles from './VideoCall.module.css'

type Stage = 'camera' | 'network' | 'place' | 'queue'

/** Camera and network are tested, then the person waits, then they talk. */
const VideoCall = ({ token, pass, cover }: InvitationContentProps) => {
  const text = useTexts('publicVideoCall')
  const [stage, setStage] = useState<Stage | null>(null)
  const [problem, setProblem] = useState<MediaProblem | null>(null)
  const [refusal, setRefusal] = useState('')
  const [network, setNetwork] = useState<NetworkResult | null>(null)
  const [isPlaced, setPlaced] = useState<boolean | null>(null)
  const [local, setLocal] = useState<MediaStream | null>(null)
  const [remote, setRemote] = useState<MediaStream | null>(null)
  const [line, setLine] = useState<LineState>('waiting')
  const [typed, setTyped] = useState<Typed[]>([])
  const peer = useRef<CustomerPeer | null>(null)
  const { opened, call, error, isLost, queue, leave, send } = useCall({
    token,
    pass,
    onSignal: (signal: Signal) => {
      if (signal.kind === 'chat') setTyped(list => [...list, { from: 'agent', words: signal.payload }])
      void peer.current?.receive(signal)
    },
    onLine: () => peer.current?.ready(),
  })
  const stop = useEffectEvent(() => {
    peer.current?.close()
    peer.current = null
    stopTracks(local)
  })
  const isLive = call?.status === 'waiting' || call?.status === 'inCall'
  const isOver = call?.status === 'done' || call?.status === 'ended'
  useEffect(() => {
    if (isOver) stop()
  }, [isOver])
  useEffect(() => () => peer.current?.close(), [])

  if (error) return <p role="alert">{error}</p>
  if (!opened || !call) return <p role="status">{text('testing.queue')}</p>

  const start = async () => {
    setProblem(null)
    setRefusal('')
    setStage('camera')
    try {
      const stream = local ?? (await openCamera())
      setLocal(stream)
      setStage('network')
      const found = await testNetwork(opened.iceServers)
      setNetwork(found)
      if (found === 'none') return
      setStage('place')
      const place = await findPlace()
      setPlaced(place !== null)
      setStage('queue')
      peer.current?.close()
      peer.current = createCustomerPeer({
        iceServers: opened.iceServers,
        local: stream,
        send,
        onRemote: setRemote,
        onState: setLine,
      })
      await queue(found, place)
    } catch (thrown) {
      if (thrown instanceof DOMException) setProblem(mediaProblemOf(thrown))
      else setRefusal(errorMessage(thrown))
    } finally {
      setStage(null)
    }
  }
  const leaveQueue = async () => {
    await leave()
    peer.current?.close()
    stopTracks(local)
    setLocal(null)
  }

  /** Only once everything is ready, so that the call begins with a line to talk on. */
  const shown = isLive && stage === null ? local : null
  if (call.status === 'done' || call.status === 'ended')
    return (
      <div className={styles.part} role="status">
        <h2>{text(call.status)}</h2>
        <p>{call.message}</p>
      </div>
    )
  return (
    <div className={styles.part}>
      {isLost && <p role="status">{text('lost')}</p>}
      {shown && call.status === 'waiting' && <Queue call={call} local={shown} onLeave={leaveQueue} />}
      {shown && call.status === 'inCall' && (
        <InCall
          call={call}
          local={shown}
          remote={remote}
          line={line}
          typed={typed}
          onReady={() => peer.current?.ready()}
          onType={words => {
            peer.current?.chat(words)
            setTyped(list => [...list, { from: 'customer', words }])
          }}
        />
      )}
      {!shown && (
        <>
          {!isLive && (
            <>
              <p>{text('intro', { asker: cover.askedBy })}</p>
              <p>{text('asksFor')}</p>
              <p>{text('recorded')}</p>
              <blockquote className={styles.consent}>{opened.consent}</blockquote>
            </>
          )}
          <Button busy={stage !== null && text(`testing.${stage}`)} onClick={() => void start()}>
            {text(isLive ? 'again' : 'start')}
          </Button>
          {problem && <p role="alert">{text(`problem.${problem}`)}</p>}
          {refusal && <p role="alert">{refusal}</p>}
          {network === 'none' && <p role="alert">{text('network.none')}</p>}
        </>
      )}
      {shown && (
        <ul className={styles.facts}>
          {network && <li>{text(`network.${network}`)}</li>}
          {isPlaced !== null && <li>{text(isPlaced ? 'place.known' : 'place.unknown')}</li>}
        </ul>
      )}
    </div>
  )
}

export default VideoCall
