import { randomInt } from 'node:crypto'
import {
  type VideoTaskKind,
  type VideoWay,
  videoKycLimits,
  type videoSides,
} from '../../../../contracts/cases/videoKyc/session.ts'
import type { LivenessStep } from '../../../../contracts/faces/liveness.ts'

export interface VideoTask {
  id: string
  kind: VideoTaskKind
  side: (typeof videoSides)[number] | null
  code: string | null
  /** Null until it was shown. */
  shownAt: string | null
  dueAt: string | null
  doneAt: string | null
  file: string | null
  entered: string | null
  fromCamera: boolean
}

export interface WantedTasks {
  point: 'asked' | 'none'
  code: 'asked' | 'none'
  card: 'asked' | 'none'
}

/**
 * The tasks of a session in an order by chance. The straight look comes first, because the others are measured against it; the movements keep the order of the liveness challenge,
 * which was drawn by chance, and the others fall between them. Without movements there are the look and the card.
 */
export function drawTasks(wanted: WantedTasks, way: VideoWay, steps: readonly LivenessStep[]): VideoTask[] {
  if (way === 'still') return ['look' as const, 'card' as const].map((kind, at) => newTask(at, kind))
  const moves = steps.slice(1).map(step => moveOf(step, wanted))
  for (const kind of ['code', 'card'] as const)
    if (wanted[kind] === 'asked') moves.splice(randomInt(moves.length + 1), 0, { kind })
  return [{ kind: 'look' as const }, ...moves].map((move, at) =>
    newTask(at, move.kind, 'side' in move ? move.side : null),
  )
}

type Move = { kind: VideoTaskKind; side?: (typeof videoSides)[number] }

/** A turn is asked for in words, or by a point that the head follows to the same side. */
function moveOf(step: LivenessStep, { point }: WantedTasks): Move {
  if (step === 'mouth' || step === 'straight') return { kind: 'mouth' }
  return { kind: point === 'asked' && randomInt(2) === 0 ? 'point' : 'turn', side: step }
}

const newTask = (at: number, kind: VideoTaskKind, side: Move['side'] | null = null): VideoTask => ({
  id: `t${at + 1}`,
  kind,
  side,
  code: kind === 'code' ? digits() : null,
  shownAt: null,
  dueAt: null,
  doneAt: null,
  file: null,
  entered: null,
  fromCamera: false,
})

const digits = () => Array.from({ length: videoKycLimits.codeDigits }, () => randomInt(10)).join('')

/** Those whose pictures the liveness check judges, in the order of its challenge. */
export const livenessTasks = (tasks: readonly VideoTask[]): VideoTask[] =>
  tasks.filter(({ kind }) => kind !== 'code' && kind !== 'card')

/** The first that is not done. */
export const openTask = (tasks: readonly VideoTask[]): VideoTask | undefined => tasks.find(one => one.doneAt === null)

export const timeOf = (way: VideoWay): number => (way === 'still' ? videoKycLimits.stillTaskMs : videoKycLimits.taskMs)
