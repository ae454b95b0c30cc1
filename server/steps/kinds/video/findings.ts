import type { FactValue } from '../../../../contracts/cases/condition.ts'
import type { SameName } from '../../../../contracts/cases/holder.ts'
import type { videoKycStep } from '../../../../contracts/cases/steps/videoKyc.ts'
import {
  mendableReasons,
  refusingReasons,
  type VideoReason,
  type VideoWay,
} from '../../../../contracts/cases/videoKyc/session.ts'
import type { VideoKycSettings } from '../../../../contracts/cases/videoKyc/settings.ts'
import type { ResultOf } from '../../../../contracts/products/index.ts'

/** What is known about a session once its checks have ended. `noAnswer`: a check has no result, whatever the cause. */
export interface VideoEvidence {
  way: VideoWay
  attempts: number
  /** Every picture was taken by the page, as it says. */
  fromCamera: boolean
  card: { isSure: boolean; number: string | null; name: string | null } | 'unreadable' | 'noAnswer'
  pan: Pick<ResultOf<'pan-check'>, 'status' | 'name'> | 'notFound' | 'noAnswer' | 'notAsked'
  /** Whether card and source name the person of the case. */
  holder: SameName
  /** `turn`: the smallest turn of the head that was asked for; null if none was, or none was measured. */
  liveness: { outcome: ResultOf<'face-liveness'>['outcome']; turn: number | null } | 'notDone' | 'noAnswer'
  match: Pick<ResultOf<'face-match'>, 'outcome' | 'score'> | 'noPortrait' | 'noFace' | 'noAnswer'
  /** Null if no digits were asked for. */
  isCodeRight: boolean | null
  place: 'inside' | 'outside' | 'unclear' | 'refused' | 'unknown'
  country: string | null
  answersDiffer: boolean
}

/**
 * The outcome of a session. `passed` needs every fact that the settings demand, each known and good: whatever is missing, unclear or in between is a reason against it. Without movements
 * it is never `passed`. `failed` only for what speaks against the person; what the person can do better is asked again.
 */
export function videoFindings(evidence: VideoEvidence, settings: VideoKycSettings) {
  const reasons = [...new Set(reasonsOf(evidence, settings))]
  return { outcome: outcomeOf(reasons), reasons, facts: factsOf(evidence, reasons) }
}

function reasonsOf(evidence: VideoEvidence, settings: VideoKycSettings): VideoReason[] {
  return [
    ...panReasons(evidence),
    ...livenessReasons(evidence, settings),
    ...matchReasons(evidence, settings),
    ...(evidence.isCodeRight === false ? (['codeWrong'] as const) : []),
    ...placeReasons(evidence, settings),
    ...(evidence.answersDiffer ? (['answerDiffers'] as const) : []),
    ...(evidence.fromCamera ? [] : (['notFromCamera'] as const)),
    ...(evidence.way === 'still' ? (['still'] as const) : []),
  ]
}

function* panReasons({ card, pan, holder }: VideoEvidence): Iterable<VideoReason> {
  if (card === 'unreadable') return yield 'panUnreadable'
  if (card === 'noAnswer') return yield 'checkMissing'
  if (!card.isSure || card.number === null || card.name === null) yield 'panDoubtful'
  if (pan === 'notAsked') yield 'panDoubtful'
  else yield* sourceReasons(pan)
  if (holder !== 'yes') yield 'nameDiffers'
}

/** What the PAN source says against a number. */
export function* sourceReasons(pan: Exclude<VideoEvidence['pan'], 'notAsked'>): Iterable<VideoReason> {
  if (pan === 'notFound') yield 'panNotFound'
  else if (pan === 'noAnswer') yield 'panSourceDown'
  else if (pan.status === 'inactive') yield 'panInactive'
  else if (pan.status !== 'valid') yield 'panNameDiffers'
}

function* livenessReasons({ way, liveness }: VideoEvidence, { turn }: VideoKycSettings): Iterable<VideoReason> {
  if (way === 'still') return
  if (liveness === 'noAnswer') return yield 'checkMissing'
  if (liveness === 'notDone') return yield 'livenessNotDone'
  if (liveness.outcome === 'notPassed') yield 'livenessNotPassed'
  else if (liveness.outcome !== 'passed') yield 'livenessUnclear'
  // Three movements of which none is made twice in a row always have a turn.
  else if (liveness.turn === null) yield 'livenessUnclear'
  else if (liveness.turn < turn) yield 'turnTooSmall'
}

/** What speaks against face and portrait being one person's. */
export function* matchReasons(
  { card, match }: Pick<VideoEvidence, 'card' | 'match'>,
  { matchScore }: Pick<VideoKycSettings, 'matchScore'>,
): Iterable<VideoReason> {
  // Nothing to compare with: the card says why.
  if (typeof card === 'string') return
  if (match === 'noAnswer') yield 'checkMissing'
  else if (typeof match === 'string') yield match
  else if (match.outcome === 'different') yield 'faceDiffers'
  else if (match.outcome !== 'same' || match.score < matchScore) yield 'faceBetween'
}

const placeProblems = {
  outside: 'placeOutside',
  unclear: 'placeUnclear',
  refused: 'placeRefused',
  unknown: 'placeUnknown',
} as const

/** What speaks against the person being in India, as far as the settings demand it. */
export function* placeReasons(
  { place, country }: Pick<VideoEvidence, 'place' | 'country'>,
  settings: Pick<VideoKycSettings, 'placeInIndia' | 'networkInIndia'>,
): Iterable<VideoReason> {
  if (settings.placeInIndia === 'required' && place !== 'inside') yield placeProblems[place]
  if (settings.networkInIndia !== 'required') return
  if (country === null) yield 'networkUnknown'
  else if (country !== 'IN') yield 'networkOutside'
}

function outcomeOf(reasons: readonly VideoReason[]): keyof typeof videoKycStep.outcomes {
  if (reasons.length === 0) return 'passed'
  // A number that was read with doubt may be another person's.
  const isAgainst = (one: VideoReason) =>
    refusingReasons.includes(one) && !(one === 'panNotFound' && reasons.includes('panDoubtful'))
  if (reasons.some(isAgainst)) return 'failed'
  return reasons.some(one => mendableReasons.includes(one)) ? 'unproven' : 'review'
}

function factsOf(
  { way, attempts, card, pan, liveness, match, place, country }: VideoEvidence,
  reasons: readonly VideoReason[],
): Record<string, FactValue> {
  const read = typeof card === 'string' ? null : card
  return {
    // What decides comes first.
    reason: reasons.find(one => refusingReasons.includes(one)) ?? reasons[0] ?? null,
    number: read?.number ?? null,
    name: read?.name ?? null,
    sourceName: typeof pan === 'string' ? null : pan.name,
    pan: typeof pan === 'string' ? pan : pan.status,
    liveness: typeof liveness === 'string' ? liveness : liveness.outcome,
    turn: typeof liveness === 'string' ? null : liveness.turn,
    match: typeof match === 'string' ? 'notCompared' : match.outcome,
    score: typeof match === 'string' ? null : match.score,
    place,
    network: country,
    way,
    attempts,
  }
}
