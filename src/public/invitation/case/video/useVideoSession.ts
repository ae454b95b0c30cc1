import {
  beginVideoKyc,
  cardVideoKyc,
  nextVideoKycTask,
  noteVideoKyc,
  type ShownVideoTask,
} from '../../../../../contracts/calls/videoKycLinks.ts'
import { type VideoWay, videoKycLimits } from '../../../../../contracts/cases/videoKyc/session.ts'
import { usePublicApi } from '../../../challans/shared/usePublicApi.ts'

export interface Begun {
  id: string
  way: VideoWay
  attemptsLeft: number
}

export interface Device {
  camera: 'works' | 'denied' | 'missing' | 'busy' | 'lost'
  light: 'good' | 'dark' | 'black' | 'unknown'
  width: number
  height: number
  uploadMs: number | null
}

export interface Place {
  state: 'given' | 'refused' | 'unavailable' | 'notAsked'
  latitude: number | null
  longitude: number | null
  accuracyM: number | null
}

export interface DoneTask {
  task: string
  file?: string
  entered?: string
  fromCamera: boolean
}

export type Next = { task: ShownVideoTask } | { card: 'reading' | 'read' | 'unreadable' } | null

interface Parts {
  step: string
  token: string
  pass: string | null
  begun: Begun | null
  /** The link itself does not open any more. */
  onChange: () => void
  onOver: (why: 'late' | 'left' | 'handedOver') => void
}

export type VideoCalls = ReturnType<typeof useVideoSession>

/** The calls of a session. Each says whether it went through; a session that is over is told to `onOver`. */
export function useVideoSession({ step, token, pass, begun, onChange, onOver }: Parts) {
  const { ask } = usePublicApi()
  const link = { token, step, ...(pass !== null && { pass }) }
  const ofSession = () => ({ ...link, session: begun?.id ?? '' })
  const ended = (reply: { state: string; why?: 'late' | 'left' | 'handedOver' }) => {
    if (reply.state === 'over') onOver(reply.why ?? 'left')
    else onChange()
  }
  return {
    begin: async (locale: 'en' | 'hi', way: VideoWay): Promise<Begun | null> => {
      const reply = await ask(beginVideoKyc, { body: { ...link, agreed: true, locale, way } })
      if (reply.state === 'begun') return { id: reply.session, way, attemptsLeft: reply.attemptsLeft }
      onChange()
      return null
    },
    /** Milliseconds that a small upload takes. */
    timeUpload: async (): Promise<number> => {
      const began = performance.now()
      const reply = await ask(noteVideoKyc, { body: { ...ofSession(), padding: '0'.repeat(videoKycLimits.padding) } })
      if (reply.state !== 'noted') ended(reply)
      return Math.round(performance.now() - began)
    },
    note: async (device: Device, place: Place): Promise<boolean> => {
      const reply = await ask(noteVideoKyc, { body: { ...ofSession(), device, place } })
      if (reply.state !== 'noted') ended(reply)
      return reply.state === 'noted'
    },
    card: async (file: string, fromCamera: boolean): Promise<boolean> => {
      const reply = await ask(cardVideoKyc, { body: { ...ofSession(), file, fromCamera } })
      if (reply.state !== 'reading') ended(reply)
      return reply.state === 'reading'
    },
    next: async (done: DoneTask | null): Promise<Next> => {
      const reply = await ask(nextVideoKycTask, { body: { ...ofSession(), done } })
      if (reply.state === 'task') return { task: reply.task }
      if (reply.state === 'done') return { card: reply.card }
      ended(reply)
      return null
    },
  }
}
