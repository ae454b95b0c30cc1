import type { FactValue } from '../../../contracts/cases/condition.ts'
import type { selfieStep } from '../../../contracts/cases/steps/selfie.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'

/** What is known about the pictures of a selfie. */
export interface SelfieEvidence {
  /** `notDone`: no challenge was followed. */
  liveness: ResultOf<'face-liveness'>['outcome'] | 'notDone'
  /** The comparison with the document, or why there is none. */
  match: Pick<ResultOf<'face-match'>, 'outcome' | 'score'> | 'noDocument' | 'noPortrait' | 'noFace' | 'notMade'
  fromCamera: boolean
}

/** What was judged of a challenge, for these pictures: of others, which were sent for the same challenge at the same time, it says nothing about them. */
export const livenessOfPictures = (
  outcome: ResultOf<'face-liveness'>['outcome'],
  judged: readonly string[],
  pictures: readonly string[],
) => (judged.join(' ') === pictures.join(' ') ? outcome : 'unclear')

interface SelfieFindings {
  outcome: keyof typeof selfieStep.outcomes
  facts: Record<string, FactValue>
}

/**
 * The outcome of a selfie. `matched` needs all of it: the movements if they are asked for, pictures that the page took, and a score in the band of one
 * person. Whatever is missing, unclear or in between is something else.
 */
export function selfieFindings(evidence: SelfieEvidence, { asksLiveness }: { asksLiveness: boolean }): SelfieFindings {
  const { liveness, match, fromCamera } = evidence
  const { outcome, reason } = judge(evidence, asksLiveness)
  const compared = typeof match === 'string' ? null : match
  return {
    outcome,
    facts: {
      liveness,
      similarity: compared?.outcome ?? null,
      score: compared?.score ?? null,
      fromCamera,
      reason,
    },
  }
}

function judge(
  { liveness, match, fromCamera }: SelfieEvidence,
  asksLiveness: boolean,
): Pick<SelfieFindings, 'outcome'> & { reason: string | null } {
  if (liveness === 'notPassed' || liveness === 'unclear') return { outcome: 'unproven', reason: liveness }
  if (match === 'notMade' || match === 'noFace') return { outcome: 'unproven', reason: 'noFace' }
  if (match === 'noDocument' || match === 'noPortrait') return { outcome: 'noPortrait', reason: match }
  if (match.outcome === 'different') return { outcome: 'mismatch', reason: null }
  if (!fromCamera || (asksLiveness && liveness === 'notDone')) return { outcome: 'review', reason: 'uploaded' }
  return match.outcome === 'same' ? { outcome: 'matched', reason: null } : { outcome: 'review', reason: 'between' }
}
