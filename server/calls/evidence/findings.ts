import type { SameName } from '../../../contracts/cases/holder.ts'
import type { VideoKycSettings } from '../../../contracts/cases/videoKyc/settings.ts'
import {
  type CallFinding,
  type CallHeadline,
  type CardAnswer,
  callFindings,
} from '../../../contracts/videoCalls/findings.ts'
import { matchReasons, placeReasons, sourceReasons, type VideoEvidence } from '../../steps/kinds/video/findings.ts'

/** What is known about a session: of its latest pictures, as they are now. */
export interface CallEvidence {
  card: 'missing' | 'running' | VideoEvidence['card']
  answer: CardAnswer | null
  pan: 'running' | VideoEvidence['pan']
  holder: SameName
  face: 'missing' | 'running' | 'severalFaces' | VideoEvidence['match']
  place: VideoEvidence['place']
  country: string | null
}

export interface FoundInCall {
  finding: CallFinding
  /** Nothing approves the session as long as it stands; the others are for people to weigh. */
  blocks: boolean
}

/**
 * Everything that speaks against approving a session. Whatever is missing, running or unknown is a finding: a session without any has all that is required. Only what people can see for
 * themselves does not block: a card that was read with doubt though the source confirms it, a name that is likely the same, a place near a border and a network without a country.
 */
export function findingsOf(evidence: CallEvidence, settings: VideoKycSettings): FoundInCall[] {
  const found = new Map<CallFinding, boolean>()
  for (const { finding, blocks } of allOf(evidence, settings)) found.set(finding, blocks || found.get(finding) === true)
  return [...found].map(([finding, blocks]) => ({ finding, blocks }))
}

const blocking = (finding: CallFinding): FoundInCall => ({ finding, blocks: true })
const doubt = (finding: CallFinding): FoundInCall => ({ finding, blocks: false })

const weighed = new Set<CallFinding>(['placeUnclear', 'networkUnknown'])

function* allOf(evidence: CallEvidence, settings: VideoKycSettings): Iterable<FoundInCall> {
  yield* cardFindings(evidence)
  yield* faceFindings(evidence, settings)
  for (const reason of placeReasons(evidence, settings)) yield { finding: reason, blocks: !weighed.has(reason) }
}

function* cardFindings({ card, answer, pan, holder }: CallEvidence): Iterable<FoundInCall> {
  if (card === 'missing') return yield blocking('cardMissing')
  if (answer === null) yield blocking('cardUnanswered')
  if (answer === 'printed') yield blocking('cardPrinted')
  if (card === 'running') return yield blocking('checkRunning')
  if (card === 'unreadable') return yield blocking('panUnreadable')
  if (card === 'noAnswer') return yield blocking('checkMissing')
  if (card.number === null || card.name === null) yield blocking('panDoubtful')
  else if (!card.isSure) yield doubt('panDoubtful')
  if (pan === 'running') yield blocking('checkRunning')
  else if (pan === 'notAsked') yield blocking('panNotAsked')
  else for (const reason of sourceReasons(pan)) yield blocking(reason)
  if (holder === 'likely') yield doubt('nameLikely')
  else if (holder !== 'yes') yield blocking('nameDiffers')
}

function* faceFindings({ card, face }: CallEvidence, settings: VideoKycSettings): Iterable<FoundInCall> {
  if (face === 'missing') return yield blocking('faceMissing')
  if (face === 'severalFaces') return yield blocking('severalFaces')
  if (face === 'running') return yield blocking('checkRunning')
  // Without a card that was read there is nothing to compare with, and the card says why.
  const read = card === 'missing' || card === 'running' ? 'unreadable' : card
  for (const reason of matchReasons({ card: read, match: face }, settings)) yield blocking(reason)
}

/** The worst of the findings. */
export function headlineOf(findings: readonly FoundInCall[]): CallHeadline {
  if (findings.some(({ finding }) => callFindings[finding].tone === 'danger')) return 'contrary'
  if (findings.some(({ blocks }) => blocks)) return 'missing'
  return findings.length > 0 ? 'doubtful' : 'clear'
}
