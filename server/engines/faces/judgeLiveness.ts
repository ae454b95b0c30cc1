import { type FaceProblem, faceDistances } from '../../../contracts/faces/faces.ts'
import type { LivenessProblem, LivenessStep } from '../../../contracts/faces/liveness.ts'

/** What is known of one picture of a challenge. */
export type JudgedFrame = { cells?: readonly number[] } & (
  | { problem: FaceProblem }
  | { yaw: number; mouth: number; distance: number }
)

interface Judged {
  done: 'yes' | 'no' | 'unclear'
  problem?: LivenessProblem
}

/** Beyond these the head is turned, or the mouth opened, in comparison with the straight picture (`Measures`). */
const [TURN, OPEN] = [0.12, 0.12]
/** A straight face points its nose no further to a side. */
const STRAIGHT = 0.15
/** Of 255, in the mean of the cells: the same picture compressed again differs by less. */
const SAME_PICTURE = 1.2

/**
 * Whether each picture shows its step. `problem` says why a picture does not count. A picture that cannot be judged is `unclear` and speaks against
 * nobody; another person and a picture that is there twice do.
 */
export function judgeLiveness(steps: readonly LivenessStep[], frames: readonly JudgedFrame[]): Judged[] {
  const base = frames[steps.indexOf('straight')]
  return frames.map((frame, at) => {
    if (frames.slice(0, at).some(earlier => isSamePicture(earlier, frame)))
      return { done: 'no', problem: 'samePicture' }
    if ('problem' in frame) return { done: 'unclear', problem: frame.problem }
    if (frame.distance > faceDistances.review) return { done: 'no', problem: 'otherPerson' }
    if (!base || 'problem' in base) return { done: 'unclear' }
    return { done: shows(steps[at] ?? 'straight', frame, base) ? 'yes' : 'no' }
  })
}

type Seen = Extract<JudgedFrame, { yaw: number }>

/** The person's left is the picture's right. */
function shows(step: LivenessStep, { yaw, mouth }: Seen, base: Seen): boolean {
  if (step === 'straight') return Math.abs(yaw) <= STRAIGHT
  if (step === 'left') return yaw - base.yaw >= TURN
  if (step === 'right') return base.yaw - yaw >= TURN
  return mouth - base.mouth >= OPEN
}

function isSamePicture({ cells: one }: JudgedFrame, { cells: other }: JudgedFrame): boolean {
  if (!one || !other) return false
  return one.reduce((sum, cell, at) => sum + Math.abs(cell - (other[at] ?? 0)), 0) / one.length < SAME_PICTURE
}

/** One step that was not done decides; without one, a picture that could not be judged leaves it open. */
export function concludeLiveness(judged: readonly Judged[]): 'passed' | 'notPassed' | 'unclear' {
  if (judged.some(({ done }) => done === 'no')) return 'notPassed'
  return judged.every(({ done }) => done === 'yes') ? 'passed' : 'unclear'
}
