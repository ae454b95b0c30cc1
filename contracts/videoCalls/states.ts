/**
 * How far a call is. `invited`: its person is not in the queue. `held`: it has ended and its agent has not proposed anything. `proposed` waits for the auditor. Only
 * `approved` makes the person's account usable.
 */
export const callStatuses = [
  'invited',
  'waiting',
  'inCall',
  'held',
  'proposed',
  'approved',
  'rejected',
  'ended',
] as const
export type CallStatus = (typeof callStatuses)[number]

/** Why a call ended without a decision. */
export const callEnds = ['cancelled', 'declined', 'expired'] as const
export type CallEnd = (typeof callEnds)[number]

/** What the test found before the queue: media goes straight, through a relay, or not at all. */
export const networkResults = ['direct', 'relayed', 'none'] as const
export type NetworkResult = (typeof networkResults)[number]

/** What the two browsers tell each other. `ready` has a browser that waits for an offer, `hello` an agent's page that has just come, `end` an agent who has hung up. */
export const signalKinds = ['ready', 'hello', 'offer', 'answer', 'candidate', 'chat'] as const
export type SignalKind = (typeof signalKinds)[number]

export const stillKinds = ['pan', 'face', 'other'] as const
export type StillKind = (typeof stillKinds)[number]

/** `open`: pieces arrive. `none`: nothing has arrived. `failed`: nothing of what arrived can be read. */
export const recordingStates = ['none', 'open', 'joining', 'ready', 'failed', 'erased'] as const
export type RecordingState = (typeof recordingStates)[number]

export const callLimits = {
  /** How long a link works. */
  linkDays: { least: 1, most: 30, usual: 7 },
  /** How long a call and its recording are kept. */
  keepDays: { least: 30, most: 3_650, usual: 1_825 },
  /** A person in the queue, or an agent on duty, counts as long as their page has been heard of so recently. */
  presentMs: 60_000,
  /** Whoever comes back within this time after a cut is in the same session. */
  rejoinMs: 120_000,
  /** A call that takes so long is ended. */
  callMs: 45 * 60_000,
  /** Expected length of a call while the account has held none. */
  usualCallMs: 5 * 60_000,
  pieceMs: 5_000,
  pieceBytes: 6 * 1024 * 1024,
  /** Pieces of one session: a call's time, and as much again for pages that were opened anew. */
  pieces: 1_200,
  stillBytes: 6 * 1024 * 1024,
  stills: 20,
  /** A shorter hole is none. */
  gapMs: 500,
  signalCharacters: 24_000,
  signals: 40,
  chatCharacters: 500,
  noteCharacters: 500,
  questions: 10,
  questionCharacters: 200,
  consentCharacters: 1_000,
  referenceCharacters: 64,
  /** Messages of one side within the window. */
  signalling: { max: 900, windowMs: 10 * 60_000 },
  /** The network test says something at the latest after so long. */
  networkTestMs: 5_000,
  ticketMs: 3 * 60 * 60_000,
  /** Open pages of one account that follow calls, and of a node. */
  listeners: 300,
  listenersPerNode: 2_000,
} as const
