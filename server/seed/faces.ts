import { sampleChallenge } from '../../contracts/liveness.ts'
import type { ComparedFace } from '../faces/faceTask.ts'
import { createFaceLivenessSource } from '../faces/livenessSource.ts'
import { createFaceMatchSource } from '../faces/matchSource.ts'
import type { Context } from '../platform/context.ts'
import { readAs } from './readAs.ts'
import { demoScope } from './scopes.ts'

type Face = Exclude<ComparedFace, { problem: unknown }>

/** A face as the reader measures it in one of the samples; `at` makes the picture unlike the others. */
const face = (at: number, more: Partial<Face> = {}): Face => ({
  confidence: 0.93,
  box: { x: 46, y: 34, width: 250, height: 317 },
  roll: 0,
  yaw: 0,
  mouth: 0.05,
  notes: [],
  cells: [at * 40, 255 - at * 40],
  distance: 0,
  ...more,
})

/** The demo has compared two pairs of pictures, and asked one person to move before the camera. */
export async function compareFaces(ctx: Context): Promise<void> {
  const scope = await demoScope(ctx)
  for (const [sample, distance, reference] of [
    ['sample_face_selfie', 0.185, 'EMP-0311'],
    ['sample_face_other', 0.621, 'EMP-0316'],
  ] as const)
    await readAs(
      ctx,
      scope,
      {
        product: 'face-match',
        input: { pictures: ['sample_face_document', sample] },
        purpose: 'employee_onboarding',
        reference,
      },
      { answer: [face(0), face(1, { distance })], createSource: createFaceMatchSource },
    )
  const moves = { straight: {}, left: { yaw: 0.23 }, right: { yaw: -0.17 }, mouth: { mouth: 0.22 } } as const
  await readAs(
    ctx,
    scope,
    {
      product: 'face-liveness',
      input: {
        challenge: sampleChallenge.id,
        frames: sampleChallenge.steps.map(step => `sample_face_${step === 'straight' ? 'front' : step}`),
      },
      purpose: 'employee_onboarding',
      reference: 'EMP-0311',
    },
    {
      answer: sampleChallenge.steps.map((step, at) => face(at, moves[step])),
      createSource: createFaceLivenessSource,
    },
  )
}
