import { type Text, text } from '../../platform/text.ts'
import type { ShownStep } from '../shown.ts'
import { endedStepStatuses } from '../states.ts'
import { type BgcCheckName, bgcChecks } from './checks.ts'
import { ownSteps } from './ownSteps.ts'
import { answerStep, CONSENT_STEP, detailsStep, qualityStep, reviewStep } from './stepNames.ts'

/** The answer of one check; `pending` until there is one. */
export type CheckVerdict = 'clear' | 'discrepancy' | 'unable' | 'insufficient' | 'pending'

/** Why a check is neither clear nor a discrepancy, or who judged it. */
export const answerReasons = {
  refused: text('The candidate did not agree to this check.', 'उम्मीदवार इस जाँच के लिए सहमत नहीं हुआ।'),
  unanswered: text('The candidate did not answer.', 'उम्मीदवार ने जवाब नहीं दिया।'),
  missing: text('The candidate’s details were not complete.', 'उम्मीदवार की जानकारी पूरी नहीं थी।'),
  noAnswer: text('The source gave no answer.', 'सोर्स से जवाब नहीं मिला।'),
  unclear: text('The source’s answer was not clear.', 'सोर्स का जवाब साफ़ नहीं था।'),
  unknown: text('The source has no such record.', 'सोर्स के पास ऐसा कोई रिकॉर्ड नहीं है।'),
  skipped: text('The check was skipped.', 'यह जाँच छोड़ दी गई।'),
  notMade: text('The case ended before this check was made.', 'यह जाँच होने से पहले केस खत्म हो गया।'),
  judged: text('Judged by a reviewer.', 'समीक्षक ने तय किया।'),
} satisfies Record<string, Text>

export interface CheckAnswer {
  verdict: CheckVerdict
  reason: keyof typeof answerReasons | null
}

type Steps = ReadonlyMap<string, ShownStep>

const pending: CheckAnswer = { verdict: 'pending', reason: null }

/** The answer of a check of a package, by its steps; of a plan from before some checks had kinds of steps of their own as well. */
export function answerOf(name: BgcCheckName, byId: Steps): CheckAnswer {
  const consent = byId.get(CONSENT_STEP)
  if (consent?.facts.some(({ source, value }) => source === name && value === false))
    return { verdict: 'insufficient', reason: 'refused' }
  if (consent?.status === 'failed') return { verdict: 'insufficient', reason: 'unanswered' }
  const answer = byId.get(answerStep(name))
  return answer ? readAnswer(name, answer, byId) : answerOfProduct(name, byId)
}

/** Of a check that a step of a kind of its own answers: only what is open is judged by a person. */
function readAnswer(name: BgcCheckName, answer: ShownStep, byId: Steps): CheckAnswer {
  switch (answer.outcome?.value) {
    case 'clear':
      return { verdict: 'clear', reason: null }
    case 'discrepancy':
      return { verdict: 'discrepancy', reason: null }
    case 'missing':
      return { verdict: 'insufficient', reason: 'unanswered' }
    case 'open':
      return notOfSilent(byId.get(name), notOfUnheard(name, byId)) ?? unjudged(name, byId)
    default:
      return withoutAnswer(answer)
  }
}

function answerOfProduct(name: BgcCheckName, byId: Steps): CheckAnswer {
  const check = byId.get(name)
  const bySource = check && answerOfSource(name, check)
  if (bySource?.verdict === 'clear' || bySource?.verdict === 'discrepancy') return bySource
  const judged = judgedIn(name, byId)
  if (judged?.verdict === 'discrepancy') return judged
  if (byId.get(detailsStep(name))?.status === 'failed') return { verdict: 'insufficient', reason: 'unanswered' }
  if (judged?.verdict === 'pending') return judged
  return notOfSilent(check, judged) ?? bySource ?? unjudged(name, byId)
}

/** Where the source or the referee was silent, nobody can say that they agree: the colour does not turn green by a review either. */
function notOfSilent(asked: ShownStep | undefined, judged: CheckAnswer | undefined): CheckAnswer | undefined {
  const isSilent = asked !== undefined && asked.outcome === null
  return isSilent && judged?.verdict === 'clear' ? withoutAnswer(asked) : judged
}

/** Nor where whoever was asked has answered, and confirmed nothing. */
function notOfUnheard(name: BgcCheckName, byId: Steps): CheckAnswer | undefined {
  const judged = judgedIn(name, byId)
  const heard = ownSteps[name]?.heard
  const count = byId.get(name)?.facts.find(({ source }) => source === heard)?.value
  return heard !== undefined && judged?.verdict === 'clear' && !Number(count)
    ? { verdict: 'unable', reason: 'unclear' }
    : judged
}

function unjudged(name: BgcCheckName, byId: Steps): CheckAnswer {
  const review = byId.get(reviewStep(name))
  return review ? withoutAnswer(review) : pending
}

/** What the person says who judges what is open; undefined if nobody does. */
function judgedIn(name: BgcCheckName, byId: Steps): CheckAnswer | undefined {
  const [review, quality] = [byId.get(reviewStep(name)), byId.get(qualityStep(name))]
  if (!review) return undefined
  const judged = judgement(review)
  if (!judged) return isEnded(review) ? undefined : pending
  // A judgement of our verifiers counts once the second person agrees, or is not asked.
  if (!quality || ['agreed', 'notSampled'].includes(quality.outcome?.value ?? '')) return judged
  return isEnded(quality) ? { verdict: 'insufficient', reason: 'notMade' } : pending
}

const isEnded = ({ status }: ShownStep) => endedStepStatuses.includes(status)

function judgement({ outcome }: ShownStep): CheckAnswer | undefined {
  switch (outcome?.value) {
    case 'passed':
      return { verdict: 'clear', reason: 'judged' }
    case 'failed':
      return { verdict: 'discrepancy', reason: 'judged' }
    case 'unable':
      return { verdict: 'unable', reason: 'judged' }
    case 'insufficient':
      return { verdict: 'insufficient', reason: 'judged' }
    default:
      return undefined
  }
}

function answerOfSource(name: BgcCheckName, check: ShownStep): CheckAnswer {
  switch (check.outcome?.value) {
    case 'passed':
      return { verdict: 'clear', reason: null }
    case 'mismatch':
      return { verdict: 'discrepancy', reason: null }
    case 'notFound':
      return bgcChecks[name].isNotFoundOpen
        ? { verdict: 'unable', reason: 'unknown' }
        : { verdict: 'discrepancy', reason: 'unknown' }
    case 'review':
      return { verdict: 'unable', reason: 'unclear' }
    default:
      return withoutAnswer(check)
  }
}

/** Of a step that has no outcome. */
export function withoutAnswer({ status, reason }: ShownStep): CheckAnswer {
  switch (status) {
    case 'failed':
      return reason?.startsWith('input:')
        ? { verdict: 'insufficient', reason: 'missing' }
        : { verdict: 'unable', reason: 'noAnswer' }
    case 'skipped':
      return { verdict: 'unable', reason: 'skipped' }
    case 'notNeeded':
    case 'notApplicable':
    case 'cancelled':
      return { verdict: 'insufficient', reason: 'notMade' }
    default:
      return pending
  }
}
