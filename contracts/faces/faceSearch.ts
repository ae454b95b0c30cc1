/** Bounds of an account's set of enrolled faces (decision 0063). */
export const faceSearchLimits = {
  /** Enrolled faces of one account. */
  faces: 5_000,
  /** Candidates of one search. */
  candidates: 10,
  /** Characters of a face's reference. */
  reference: 64,
  /** Characters of the purpose. */
  purpose: { least: 20, most: 300 },
  /** Faces on one page of a list. */
  page: 50,
} as const

/** Of a face that was handed over: its picture is read in the background. */
export const faceStatuses = ['reading', 'enrolled', 'refused', 'removed'] as const

export type FaceStatus = (typeof faceStatuses)[number]
