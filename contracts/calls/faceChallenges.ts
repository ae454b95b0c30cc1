import { z } from 'zod'
import { livenessSteps } from '../faces/liveness.ts'
import { defineCall } from './define.ts'

const common = {
  method: 'POST',
  path: '/face-challenges',
  style: 'http',
  gate: 'kyc',
  summary: 'Create a liveness challenge',
  reply: z.object({
    /** For the input `challenge` of one check. */
    id: z.string(),
    /** One picture for each, in this order. Left and right are the person's own. */
    steps: z.array(z.enum(livenessSteps)),
    /** The pictures must be uploaded before. */
    expiresAt: z.iso.datetime(),
  }),
} as const

export const createFaceChallenge = defineCall({
  ...common,
  access: ['verifications', 'create'],
  service: 'main',
  auth: 'customer',
})

export const createFaceChallengeByApi = defineCall({
  ...common,
  service: 'gateway',
  auth: 'key',
  scope: 'face-liveness',
})
