import type { IceServers } from '../../../contracts/videoCalls/ice.ts'
import type { SignalKind } from '../../../contracts/videoCalls/states.ts'

/** What two browsers tell each other through the server. */
export interface Signal {
  kind: SignalKind
  payload: string
}

export type LineState = 'waiting' | 'connecting' | 'connected' | 'cut'

export interface PeerOptions {
  iceServers: IceServers
  /** This browser's camera and microphone. */
  local: MediaStream
  send: (signals: Signal[]) => Promise<unknown>
  onRemote: (stream: MediaStream) => void
  onState: (state: LineState) => void
}

const BATCH_MS = 100

/** Sends messages together that arise together, and again if the line is cut meanwhile. */
export function outbox(send: PeerOptions['send']) {
  let waiting: Signal[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = true
  const flush = async () => {
    timer = undefined
    const signals = waiting.splice(0, 40)
    if (signals.length === 0) return
    try {
      await send(signals)
    } catch (error) {
      // Refused: the call is not on any more. Otherwise nothing has answered.
      if (typeof (error as Error).cause !== 'number' && !('status' in (error as object)))
        waiting = [...signals, ...waiting]
    }
    if (isOpen && waiting.length > 0) timer ??= setTimeout(() => void flush(), BATCH_MS * 10)
  }
  return {
    add(signal: Signal) {
      waiting.push(signal)
      timer ??= setTimeout(() => void flush(), BATCH_MS)
    },
    close() {
      isOpen = false
      clearTimeout(timer)
    },
  }
}

/** A connection with its events bound; candidates that come before the description wait for it. */
export function openConnection(
  { iceServers, local, onRemote, onState }: PeerOptions,
  onCandidate: (candidate: RTCIceCandidateInit) => void,
) {
  const connection = new RTCPeerConnection({ iceServers })
  for (const track of local.getTracks()) connection.addTrack(track, local)
  const early: RTCIceCandidateInit[] = []
  connection.addEventListener('icecandidate', ({ candidate }) => candidate && onCandidate(candidate.toJSON()))
  connection.addEventListener('track', ({ streams: [stream] }) => stream && onRemote(stream))
  connection.addEventListener('connectionstatechange', () => onState(stateOf(connection.connectionState)))
  return {
    connection,
    async describe(description: RTCSessionDescriptionInit) {
      await connection.setRemoteDescription(description)
      for (const candidate of early.splice(0)) await connection.addIceCandidate(candidate).catch(() => {})
    },
    async add(candidate: RTCIceCandidateInit) {
      if (connection.remoteDescription) await connection.addIceCandidate(candidate).catch(() => {})
      else early.push(candidate)
    },
  }
}

/** A connection that is closed meanwhile fails whatever still runs on it; another one takes its place. Throws what fails otherwise. */
export async function unlessClosed(connection: RTCPeerConnection, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (connection.signalingState !== 'closed') throw error
  }
}

export type Connection = ReturnType<typeof openConnection>

function stateOf(state: RTCPeerConnectionState): LineState {
  if (state === 'connected') return 'connected'
  return state === 'new' || state === 'connecting' ? 'connecting' : 'cut'
}

/** Random, and no secret: it tells one page or connection from the one before. */
export const newTag = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-')
