/** What a person is asked to do before the camera. Left and right are the person's own. */
export const livenessSteps = ['straight', 'left', 'right', 'mouth'] as const

export type LivenessStep = (typeof livenessSteps)[number]

export const livenessLimits = {
  /** How long a challenge is good for: its pictures must be uploaded within this time. */
  challengeMs: 5 * 60_000,
  /** Pictures of a challenge, one for each step; the first step is `straight`. */
  steps: 4,
} as const

/** The challenge of the samples: it is always the same and can be used again. */
export const sampleChallenge = {
  id: 'sample_challenge',
  steps: ['straight', 'left', 'mouth', 'right'] as const satisfies readonly LivenessStep[],
}

export const CHALLENGE_ID = /^(?:fch_[0-9a-f]{32}|sample_challenge)$/

/** Why a picture of a challenge does not count. The first two speak against the person, the others against the picture. */
export const livenessProblems = [
  'otherPerson',
  'samePicture',
  'noFace',
  'severalFaces',
  'smallFace',
  'oneColour',
  'tooSmall',
  'tooManyPixels',
  'broken',
] as const

export type LivenessProblem = (typeof livenessProblems)[number]
