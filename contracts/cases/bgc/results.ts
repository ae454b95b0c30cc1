import { type Choice, choice } from '../../platform/choice.ts'
import { type Text, text } from '../../platform/text.ts'
import type { ShownCaseDetail, ShownStep } from '../shown.ts'
import { claimNames } from '../steps/referee.ts'
import { answerOf, answerReasons, type CheckVerdict, withoutAnswer } from './checkAnswers.ts'
import { type BgcCheckName, bgcCheckNames, bgcChecks } from './checks.ts'
import {
  answerStep,
  CONSENT_ANSWER,
  CONSENT_STEP,
  detailsStep,
  documentStep,
  PROFILE_STEP,
  qualityStep,
  reviewStep,
} from './stepNames.ts'

export const checkVerdictChoices: Record<CheckVerdict, Choice> = {
  clear: choice('Clear', 'सही', 'success'),
  discrepancy: choice('Discrepancy', 'अंतर है', 'danger'),
  unable: choice('Unable to verify', 'जाँच नहीं हो सकी', 'warning'),
  insufficient: choice('Insufficient', 'जानकारी अधूरी', 'warning'),
  pending: choice('In progress', 'जारी', 'info'),
}

type Fact = ShownStep['facts'][number]

export interface CheckResult {
  /** Of the check, or the step of a plan that is no package. */
  name: string
  label: Text
  verdict: CheckVerdict
  /** Why it is neither clear nor a discrepancy, or who judged it. */
  reason: Text | null
  /** What the candidate has stated. */
  claimed: Fact[]
  /** What the source, or the person who judged, has found. */
  found: Fact[]
  source: Text
  /** When the answer was given. */
  at: string | null
}

/**
 * Every check of the case's package, in order, with what was claimed beside what was found, and after them what else a plan that is no package has answered. A check that
 * was not made is named like the others.
 */
export function checkResults({ steps }: Pick<ShownCaseDetail, 'steps'>): CheckResult[] {
  const byId = new Map(steps.map(step => [step.id, step]))
  const names = bgcCheckNames.filter(name => byId.has(name) || byId.has(reviewStep(name)))
  const ofPackage = new Set([
    CONSENT_STEP,
    CONSENT_ANSWER,
    PROFILE_STEP,
    ...names.flatMap(name => [
      name,
      detailsStep(name),
      documentStep(name),
      answerStep(name),
      reviewStep(name),
      qualityStep(name),
    ]),
  ])
  const others = steps.filter(step => !ofPackage.has(step.id) && !isSilent(step))
  return [...names.map(name => resultOf(name, byId)), ...others.map(step => otherResult(step, byId))]
}

/** Kinds that ask or tell, and find nothing out about the candidate. */
const unanswering: readonly ShownStep['kind'][] = ['consent', 'form', 'notice', 'decision']

/** A second look says something unless the second person agrees, or is not asked: without it, the judgement would stand alone. */
const isSilent = ({ kind, outcome }: ShownStep) =>
  unanswering.includes(kind) || (kind === 'quality' && ['agreed', 'notSampled'].includes(outcome?.value ?? ''))

/** What a step says by itself: its outcome is good, bad, or has to be looked at. A referee's words are for the employer, not for whoever reads a report. */
function otherResult(step: ShownStep, byId: ReadonlyMap<string, ShownStep>): CheckResult {
  const { id, title, actor, outcome, endedAt } = step
  const own = statedAndFound(step)
  const answer = outcome ? null : withoutAnswer(step)
  const verdict = answer?.verdict ?? byTone[outcome?.tone ?? 'neutral'] ?? 'unable'
  const reason = answer ? answer.reason && answerReasons[answer.reason] : (outcome?.label ?? null)
  return {
    name: id,
    label: title,
    verdict,
    reason,
    claimed: actor === 'other' ? [] : [...statedBefore(step, byId), ...own.stated],
    found: actor === 'other' ? [] : own.found,
    source: title,
    at: verdict === 'pending' ? null : endedAt,
  }
}

const byTone: Partial<Record<string, CheckVerdict>> = { success: 'clear', danger: 'discrepancy' }

function resultOf(name: BgcCheckName, byId: ReadonlyMap<string, ShownStep>): CheckResult {
  const [check, review] = [byId.get(name), byId.get(reviewStep(name))]
  const judged = review?.outcome ? review : undefined
  const { verdict, reason } = answerOf(name, byId)
  const { profile } = bgcChecks[name]
  const shared = (byId.get(PROFILE_STEP)?.facts ?? []).filter(({ source }) => profile.some(field => field === source))
  const own = check ? statedAndFound(check) : { stated: [], found: [] }
  const details = byId.get(detailsStep(name))
  const before = details || !check ? (details?.facts ?? []) : statedBefore(check, byId)
  return {
    name,
    label: bgcChecks[name].label,
    verdict,
    reason: reason === null ? null : answerReasons[reason],
    claimed: [...before, ...shared.filter(one => !before.includes(one)), ...own.stated],
    found: [...(byId.get(documentStep(name))?.facts ?? []), ...own.found, ...(judged?.facts ?? [])],
    source: sourceOf(name, check, review),
    at: verdict === 'pending' ? null : ((judged ?? check ?? review)?.endedAt ?? null),
  }
}

function sourceOf(name: BgcCheckName, check: ShownStep | undefined, review: ShownStep | undefined): Text {
  if (review?.kind === 'verifierReview' && review.outcome)
    return text('Review by a verifier of the platform', 'प्लेटफ़ॉर्म के वेरिफ़ायर का रिव्यू')
  const byEmployer = text('Review by the employer', 'नियोक्ता का रिव्यू')
  if (!check || (check.kind !== 'check' && review?.outcome)) return byEmployer
  return ownSources[name] ?? check.title
}

const ownSources: Partial<Record<BgcCheckName, Text>> = {
  address: text('Place and document', 'जगह और दस्तावेज़'),
  employment: text('Provident fund record', 'भविष्य निधि का रिकॉर्ड'),
  education: text('Candidate’s certificates', 'उम्मीदवार के प्रमाण पत्र'),
  reference: text('Referee', 'रेफ़रेंस देने वाला'),
}

/** What the person has stated in the forms of a plan, as far as a check is given it. */
function statedBefore({ reads }: ShownStep, byId: ReadonlyMap<string, ShownStep>): Fact[] {
  return reads.flatMap(path => {
    const [id = '', source] = path.split('.')
    const form = byId.get(id)
    return form?.kind === 'form' ? form.facts.filter(fact => fact.source === source) : []
  })
}

/** What a step of a kind of its own was told, and what it found out. */
const stated: Partial<Record<ShownStep['kind'], readonly string[]>> = {
  address: ['address', 'pin'],
  employment: ['employerCount', 'latestEmployer', 'latestDesignation', 'latestFrom', 'latestTo', 'uan'],
  education: ['entryCount', 'institution', 'degree', 'year', 'rollNumber', 'others'],
}

/** Of a referee, a report says what is confirmed and what differs, which the candidate can dispute. Ratings and remarks are for the employer. */
const ofReferee: readonly string[] = claimNames.flatMap(claim => [claim, `${claim}Right`])
/** Names and addresses of people at the employer’s are not for whoever reads a report. */
const ofOthers: readonly string[] = ['hrName', 'hrEmail']

function statedAndFound({ kind, facts }: ShownStep): { stated: Fact[]; found: Fact[] } {
  if (kind === 'referee') return { stated: [], found: facts.filter(({ source }) => ofReferee.includes(source)) }
  const isStated = ({ source }: Fact) => stated[kind]?.includes(source) ?? false
  const shown = facts.filter(({ source }) => !ofOthers.includes(source))
  return { stated: shown.filter(isStated), found: shown.filter(one => !isStated(one)) }
}
