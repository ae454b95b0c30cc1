/** What a person is asked to do before the camera: look, turn the head, follow a point, open the mouth, enter the digits shown while reading them, hold the card beside the face. */
export const videoTaskKinds = ['look', 'turn', 'point', 'mouth', 'code', 'card'] as const
export type VideoTaskKind = (typeof videoTaskKinds)[number]

export const videoSides = ['left', 'right'] as const

/** How a session is done: with movements, or without moving and speaking, which a person always reviews. */
export const videoWays = ['moving', 'still'] as const
export type VideoWay = (typeof videoWays)[number]

export const videoKycLimits = {
  /** Milliseconds from showing a task to its picture. */
  taskMs: 45_000,
  /** Of a session without movements. */
  stillTaskMs: 10 * 60_000,
  /** Sessions with movements in a round of the step; after them only those without. */
  attempts: 5,
  codeDigits: 4,
  questions: 20,
  answer: 300,
  /** Characters that are sent to time the network. */
  padding: 32_768,
} as const

export const videoPlaces = ['given', 'refused', 'unavailable', 'notAsked'] as const

/** Whether a session goes on; `late`: a task was not done in time; `left`: another was begun after it. */
export const videoSessionStates = ['open', 'late', 'left', 'handedOver'] as const
export type VideoSessionState = (typeof videoSessionStates)[number]

/** Why a session has not passed. */
export const videoReasons = [
  'still',
  'notFromCamera',
  'panUnreadable',
  'panDoubtful',
  'panNotFound',
  'panInactive',
  'panNameDiffers',
  'panSourceDown',
  'nameDiffers',
  'livenessNotPassed',
  'livenessUnclear',
  'livenessNotDone',
  'turnTooSmall',
  'noPortrait',
  'noFace',
  'faceBetween',
  'faceDiffers',
  'codeWrong',
  'placeRefused',
  'placeUnknown',
  'placeUnclear',
  'placeOutside',
  'networkUnknown',
  'networkOutside',
  'answerDiffers',
  'checkMissing',
] as const
export type VideoReason = (typeof videoReasons)[number]

/** Reasons that the person can mend by doing it once more. */
export const mendableReasons: readonly VideoReason[] = [
  'panUnreadable',
  'livenessNotPassed',
  'livenessUnclear',
  'turnTooSmall',
  'noFace',
  'codeWrong',
]

/** Reasons that speak against the person. */
export const refusingReasons: readonly VideoReason[] = ['panNotFound', 'faceDiffers', 'placeOutside', 'networkOutside']
