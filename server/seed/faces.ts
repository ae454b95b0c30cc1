import { type LivenessStep, sampleChallenge } from '../../contracts/faces/liveness.ts'
import { readEnrolment } from '../faces/enrolments.ts'
import { newFace } from '../faces/faceRow.ts'
import { turnOn } from '../faces/faceSet.ts'
import type { ComparedFace } from '../faces/faceTask.ts'
import { createFaceLivenessSource } from '../faces/livenessSource.ts'
import { createFaceMatchSource } from '../faces/matchSource.ts'
import { createFaceSearchSource } from '../faces/searchSource.ts'
import type { MeasuredFace } from '../faces/templateTask.ts'
import type { Context } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import type { HeavyPool } from '../platform/ports/heavyPool.ts'
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

const moves = { straight: {}, left: { yaw: 0.23 }, right: { yaw: -0.17 }, mouth: { mouth: 0.22 } } as const

/** The faces of a person who does what a challenge asks. */
export const facesFollowing = (steps: readonly LivenessStep[]): Face[] => steps.map((step, at) => face(at, moves[step]))

/** The faces of two pictures, so far apart. */
export const facesApart = (distance: number): Face[] => [face(0), face(1, { distance })]

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
      { answer: facesApart(distance), createSource: createFaceMatchSource },
    )
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
      answer: facesFollowing(sampleChallenge.steps),
      createSource: createFaceLivenessSource,
    },
  )
}

/** What the network measures in three of the drawn heads of the samples: 128 numbers of four bytes. They are made by `server/faces/templateTask.ts`. */
const descriptors = {
  document:
    'ulJ6vd1SBD2//ck857AWvn50qL1hypQ7kLYIu/nsLb2TIFQ+K2/rvZPJHD50HHU8GlNxvhhdMD3gfks86MMXPmmkHL49adK9n9wBvvznOb3EESs9oQ5aPcl7VD2i6IQ9Fm1Ivjh3fb58kv+9WfHHvX4vsb3cOom9GmeIPfRZ0j1ElMy9hLNyPXw1hz2k/Y09OfNtvVNCqr2+qks+uAyHPbZ5ZL4IJxo9hsafPIZ+iT772SI+t372vMKePz04InW9IBQOPqnImr4+KHk9qv0iPvZ3Qz38LcU9AFzPPVj9Cr7eSgU+AHz2Pfa/Vb6daog9rQZmPdhz0L0rNhW8uvYZu0aePT4vczU+ym4avkYAOr7H6Q4+he0LvqS/Mb18uxg+lNNRvlE4SL5qnFK+6NZjvHBC0D5UXQI+m79BvlLMvbvCk9+9rFg6PJTzmjy6beg9RrZ1vXD3ybyT4Me9/WQYPW6WfT7WdpC9GX1dvQgnkz5cGZU9YvBTvbDO4Tzuoz89XmmvvdKWmr39lry9lOIdvZJRSzwcWOW9eKJ1vU8f6T22+2m+eJd7PgErGr26XFe9fNOCvQWc4Dz/+oC9bhm5u3gMID7KW3S+Vr0iPuYXMz5ZEho933LRPfnczrzfM8A9iCJyvbDDT7svRNO9uNKTvUgRezzA3Oc8AqHKO5JkZDs=',
  other:
    'WeAPvsVmdjz/GxE9M8acvZa/17xrZaO8XESxvD4/2L0krOo9UxESvgWyij56cU48qjdGvhYf4L0+0as9pk0CPuP+472XMua9RsSdvYdNfr1EJeS7qikEu4XGP7yCuDI9UwoHvpv6nr5De+K9PAGzveB4T72S0G699DnhPMAOlT2t0hC+fo9RPHDwpDxTv709aKNqvOzQMr3sbD0+wLoAuh2zNb7cNV27xnayPJgnaT72frw9ubT2u9DpJj1keHO982qdPfHSb75qfIs9CPjtPab5CT5BDNs8/AEKO5F0EL6Cxxc9IPx3PXxeRb62BuU701MUPV5liL0tLM69xmFbvIdhgT5oiWA+IMAavjpkGr4oRx4+ThXnvUPCqb1o4b88/KMivqACT77Who2+ONSQPSOnoT62zMU9g4RKviJvaT0AoRS+bpL0PIuwuTx7lo89QlXhvTDpAD2DfAO9sC8RPbWwTD51fQO8ATAmvTxbbz54FcA8DhoZPcPnMz1geya7nsaCPHx0U72+I9G9AI0vuppvoT24Oam9738OPaHnCj6FHZC+Ka9KPtm60TvFi0a8Jh6uPVSClz3vZdC9UkmVvay97z0tg4K+C7kvPqONOD5udaA9Nn8cPnw/+j0lRJ49dITRu96snry+PEO+NrjGvEBUtT1BPdc7odU8PJGXYz0=',
  selfie:
    'qjFavT6ypjz4PtM8Ng0Pvjkuhb0Q8iY8mNVyPCi2Wb0ga1g+Xm3MvdnwHz5qLME88ltivvKgzDyOTbY8zeT7PdZ4Hr7P/qy9/o/WvUrwN71Vyl09Pak5PaVqLD2dDSo90jRPvte8gr4A0B2+k0vQveNEHr1J1YW9c9tHPUVF3T189d+91qZZPdWAWj2RykQ9rLtDvf28ir1EVUg+9Ta2PVy8Ur5iwl490jrpOymagD5CbhA+bnnAuxqdej2h05K9VZAOPg1Pjr4mJ3c9QCEpPiBqMj3CHJ89HguyPfOkBr6BfOI9tierPdNpXb6HLNk9ew65PXx50r1A+QC9PbnAOs1MED5AnCA+VrAZvno+OL7zeg4+EjYQvui6+bxPThY+nq5BvgtRTb73jlO+JE7DOxLG3j4I8gg+8BZAvm1dn7x8nv+9hce6u8IJVD305NU9HpF2vXGSCL3df+W94bsaPUjrgT7OoWy98uYcvbhtjT7OK5A93SqquwyPRbu/qYg9cY7VvSrvmL3Eram9mIgFvVudujsd8Nu9FAqDvY1GAD7YClW+RxaLPs41wbwfH4+9LXCYvUx+jjx/CJe9pMIfPLTpEz4qxWe+p/wUPrb6OT6E3DQ9mUa4PWwpILyhDbg9OMmEvXyvV7xjkQS+HJytvRD0FToUbkA81DJMu7Sbcrw=',
} as const

function descriptorOf(sample: keyof typeof descriptors): number[] {
  const bytes = Uint8Array.from(Buffer.from(descriptors[sample], 'base64'))
  return [...new Float32Array(bytes.buffer)]
}

/** What the reader measures in one of the samples, so that a search for another sample finds it. */
const measured = (sample: 'document' | 'other' | 'selfie'): MeasuredFace => {
  const { confidence, box, notes } = face(0)
  return { confidence, box, notes, descriptor: descriptorOf(sample) }
}

/** The demo has turned on the search, enrolled two faces, and searched for one of them. */
export async function enrolFaces(ctx: Context): Promise<void> {
  const scope = await demoScope(ctx)
  const { userId } = scope.actor
  await turnOn(ctx, scope, 'Find out at the gate of the warehouse whether a visitor is one of our staff.')
  for (const [sample, reference] of [
    ['document', 'EMP-0311'],
    ['other', 'EMP-0316'],
  ] as const) {
    const id = newId('fac')
    const row = newFace(ctx.vault, { userId, id, picture: `sample_face_${sample}`, reference })
    await ctx.db.insertInto('faces').values(row).execute()
    const heavy = { ...ctx.heavy, run: async () => measured(sample) } as unknown as HeavyPool
    await readEnrolment({ ...ctx, heavy }, id)
  }
  await readAs(
    ctx,
    scope,
    {
      product: 'face-search',
      input: { picture: 'sample_face_selfie' },
      purpose: 'fraud_prevention',
      reference: 'GATE-2',
    },
    { answer: measured('selfie'), createSource: createFaceSearchSource },
  )
}
