import { useEffect, useRef, useState } from 'react'
import { enterVideoCall, hangUpVideoCall, signalVideoCall } from '../../../../contracts/calls/videoCalls.ts'
import type { ShownVideoCallDetail } from '../../../../contracts/videoCalls/shown.ts'
import { createAgentPeer } from '../../../components/rtc/agentPeer.ts'
import { type MediaProblem, mediaProblemOf, openCamera, stopTracks } from '../../../components/rtc/openCamera.ts'
import type { LineState } from '../../../components/rtc/peer.ts'
import { callApi } from '../../../dataProvider/api.ts'
import { compose } from '../recording/compose.ts'
import { startRecorder } from '../recording/recorder.ts'
import { createUploads, type UploadState } from '../recording/uploads.ts'
import type { Words } from './Chat.tsx'
import { followRoom, type RoomState } from './follow.ts'

/** How long the end of a call waits for the last pieces; they are sent on even if the page shows something else by then. */
const FLUSH_MS = 15_000

interface RoomOptions {
  shown: ShownVideoCallDetail
  /** Below the pictures of the recording, by the server's time. */
  captionOf: (at: Date) => string
  onError: (message: string) => void
  onOver: () => void
}

/** A live picture that nobody sees, from which the recording is drawn. */
function hiddenVideo(stream: MediaStream | null): HTMLVideoElement {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, autoplay: true, srcObject: stream })
  void video.play().catch(() => {})
  return video
}

/** Everything that runs while the agent is in the call: camera, line, recording, uploads. */
export function useRoom({ shown, captionOf, onError, onOver }: RoomOptions) {
  const { id } = shown
  const [stage, setStage] = useState<'out' | 'joining' | 'in' | 'ending'>('out')
  const [problem, setProblem] = useState<MediaProblem | null>(null)
  const [local, setLocal] = useState<MediaStream | null>(null)
  const [remote, setRemote] = useState<MediaStream | null>(null)
  const [line, setLine] = useState<LineState>('waiting')
  const [state, setState] = useState<RoomState | null>(null)
  const [uploading, setUploading] = useState<UploadState>({ sent: 0, waiting: 0, isFailing: false })
  const [typed, setTyped] = useState<Words[]>(shown.rounds[0]?.chat ?? [])
  const [isAlone, setAlone] = useState(false)
  const running = useRef<{ chat: (words: string) => void; end: () => Promise<void>; close: () => void } | null>(null)
  /** What runs for the whole call calls those of the latest drawing. */
  const latest = useRef({ captionOf, onError, onOver })
  useEffect(() => {
    latest.current = { captionOf, onError, onOver }
  })

  useEffect(() => () => running.current?.close(), [])
  useEffect(() => {
    if (stage !== 'in') return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [stage])

  async function start(stream: MediaStream, audio: AudioContext) {
    const entered = await callApi(enterVideoCall, { params: { id }, body: {} })
    setAlone(entered.iceServers.length === 0)
    const aheadMs = Date.parse(entered.now) - Date.now()
    const remoteVideo = hiddenVideo(null)
    const composed = compose({
      local: hiddenVideo(stream),
      remote: remoteVideo,
      localStream: stream,
      audio,
      caption: () => latest.current.captionOf(new Date(Date.now() + aheadMs)),
    })
    const uploads = createUploads({
      id,
      round: entered.round,
      first: entered.nextPiece,
      aheadMs,
      onChange: setUploading,
    })
    const recorder = startRecorder(composed.stream, piece => uploads.add(piece))
    const peer = createAgentPeer({
      iceServers: entered.iceServers,
      local: stream,
      send: signals => callApi(signalVideoCall, { params: { id }, body: { signals } }),
      onRemote: found => {
        setRemote(found)
        remoteVideo.srcObject = found
        void remoteVideo.play().catch(() => {})
        composed.setRemote(found)
      },
      onState: setLine,
    })
    const leaving = new AbortController()
    void followRoom(id, leaving.signal, {
      onSignal: signal => {
        if (signal.kind === 'chat')
          setTyped(list => [...list, { from: 'customer', words: signal.payload, at: new Date().toISOString() }])
        void peer.receive(signal)
      },
      onState: next => {
        setState(next)
        if (next.status !== 'inCall') latest.current.onOver()
      },
      onLine: () => peer.hello(),
    })
    // At the end of the call, and when the room goes.
    const close = () => {
      if (leaving.signal.aborted) return
      leaving.abort()
      peer.close()
      void recorder.stop().then(() => composed.close())
      stopTracks(stream)
    }
    running.current = {
      chat: peer.chat,
      close,
      async end() {
        await recorder.stop()
        await callApi(hangUpVideoCall, { params: { id }, body: {} })
        close()
        await Promise.race([uploads.finish(), new Promise(resolve => setTimeout(resolve, FLUSH_MS))])
      },
    }
  }

  return {
    stage,
    problem,
    local,
    remote,
    line,
    state,
    uploading,
    typed,
    isAlone,
    join: async () => {
      setStage('joining')
      setProblem(null)
      let stream: MediaStream | undefined
      try {
        // Within the press, without which browsers play no sound.
        const audio = new AudioContext()
        void audio.resume()
        stream = await openCamera()
        await start(stream, audio)
        setLocal(stream)
        setStage('in')
      } catch (error) {
        stopTracks(stream)
        setStage('out')
        if (error instanceof DOMException) setProblem(mediaProblemOf(error))
        else latest.current.onError((error as Error).message)
      }
    },
    chat: (words: string) => {
      running.current?.chat(words)
      setTyped(list => [...list, { from: 'agent', words, at: new Date().toISOString() }])
    },
    hangUp: async () => {
      setStage('ending')
      try {
        await running.current?.end()
        running.current = null
        latest.current.onOver()
      } catch (error) {
        setStage('in')
        latest.current.onError((error as Error).message)
      }
    },
  }
}
