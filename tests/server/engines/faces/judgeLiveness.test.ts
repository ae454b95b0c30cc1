import { describe, expect, test } from 'vitest'
import type { LivenessStep } from '../../../../contracts/faces/liveness.ts'
import { concludeLiveness, type JudgedFrame, judgeLiveness } from '../../../../server/engines/faces/judgeLiveness.ts'

const steps: readonly LivenessStep[] = ['straight', 'left', 'mouth', 'right']

let shade = 0
const face = (yaw: number, mouth = 0.05, distance = 0.2): JudgedFrame => {
  shade += 10
  return { yaw, mouth, distance, cells: [shade, shade + 4] }
}
const good = () => [face(0), face(0.25), face(0, 0.4), face(-0.2)]

/** The outcome, then what is said of each picture that does not count. */
function judge(frames: JudgedFrame[]) {
  const judged = judgeLiveness(steps, frames)
  return [concludeLiveness(judged), ...judged.map(({ done, problem }) => problem ?? done)]
}
const withFrame = (at: number, frame: JudgedFrame) => good().with(at, frame)

describe('a challenge', () => {
  test('is passed if each picture shows its step', () => {
    expect(judge(good())).toEqual(['passed', 'yes', 'yes', 'yes', 'yes'])
  })

  test.each([
    ['the other direction', 1, face(-0.25), 'no'],
    ['no turn', 3, face(-0.02), 'no'],
    ['a closed mouth', 2, face(0, 0.06), 'no'],
    ['a turned face for a straight one', 0, face(0.3), 'no'],
    ['another person', 2, face(0, 0.4, 0.65), 'otherPerson'],
  ] as const)('is not passed: %s', (_, at, frame, said) => {
    const [outcome, ...pictures] = judge(withFrame(at, frame))
    expect(outcome).toBe('notPassed')
    expect(pictures[at]).toBe(said)
  })

  test('is not passed with a picture that is there twice, even compressed again', () => {
    const frames = good()
    const again = { ...face(0.25), cells: frames[1]?.cells?.map(cell => cell + 0.5) } as JudgedFrame
    expect(judge(frames.with(3, again))).toEqual(['notPassed', 'yes', 'yes', 'yes', 'samePicture'])
  })

  test.each(['noFace', 'severalFaces', 'broken'] as const)('is unclear if a picture cannot be judged: %s', problem => {
    expect(judge(withFrame(1, { problem }))).toEqual(['unclear', 'yes', problem, 'yes', 'yes'])
    // Without a straight face nothing can be compared.
    expect(judge(withFrame(0, { problem }))).toEqual(['unclear', problem, 'unclear', 'unclear', 'unclear'])
  })

  test('turns are measured from how the person holds the head', () => {
    expect(judge([face(0.1), face(0.3), face(0.1, 0.3), face(-0.05)])[0]).toBe('passed')
    expect(judge([face(0.1), face(0.2), face(0.1, 0.3), face(-0.05)])[0]).toBe('notPassed')
  })
})
