/** Bounds of a picture of a face, and what distances mean. */
export const faceLimits = {
  pixels: 100_000_000,
  /** The shorter side of a picture, in pixels. */
  leastSide: 80,
  /** The width of a face, in pixels: below the first it is not compared, below the second the result notes it. */
  leastFace: 32,
  smallFace: 80,
} as const

/**
 * Distances between two faces, as the recognition network measures them: up to `same` they are one person's, above `review` two persons'.
 * In between a person should look.
 */
export const faceDistances = { same: 0.5, review: 0.6 } as const

/** Why a picture cannot be used; nothing is charged. */
export const faceProblems = [
  'broken',
  'tooManyPixels',
  'tooSmall',
  'oneColour',
  'noFace',
  'severalFaces',
  'smallFace',
] as const

export type FaceProblem = (typeof faceProblems)[number]

/** What makes a comparison less certain. */
export const faceNotes = ['smallFace', 'blurred', 'dark', 'bright', 'turned', 'otherFaces'] as const

export type FaceNote = (typeof faceNotes)[number]
