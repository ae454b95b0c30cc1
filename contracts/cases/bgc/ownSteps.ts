import { text } from '../../platform/text.ts'
import type { Condition } from '../condition.ts'
import type { PlanInput } from '../plan.ts'
import type { BgcCheckName } from './checks.ts'
import { detailsStep, documentStep } from './stepNames.ts'

type StepInput = PlanInput['steps'][number]
type Kind = 'address' | 'employment' | 'education' | 'referee'
type Asking = { [One in Kind]: Pick<Extract<StepInput, { kind: One }>, 'kind' | 'settings'> }[Kind]

/** How the answer of a check is read from its step. */
export const ownAnswers = ['clear', 'discrepancy', 'open', 'missing'] as const
export type OwnAnswer = (typeof ownAnswers)[number]

export interface OwnStep {
  /** `address`: the fact that is filled in there, of a package that asks for it already. */
  asks: (of: { address: string | null; turnaroundDays: number }) => Asking
  /** The first that holds. */
  reads: readonly { answer: OwnAnswer; when: Condition }[]
  /** Of a step without an answer: the candidate has not given any, or another person has not, whom the employer can ask in another way. */
  otherwise: OwnAnswer
  /** A count among the facts: while it is 0, nobody has confirmed anything, and a person who judges what is open does not make it clear. */
  heard?: string
}

const is = (fact: string, value: string): Condition => ({ fact, is: value })
const fixed = (source: string, from: string) => ({ [source]: { fact: from } })

/** A referee has so many days, but leaves some of the case's for a review of what is open. */
const ANSWER_DAYS = 10
const REVIEW_DAYS = 3

/** The checks that a step of a kind of its own answers. What nobody and no source has confirmed is open, and never clear. */
export const ownSteps: Partial<Record<BgcCheckName, OwnStep>> = {
  address: {
    asks: ({ address }) => ({
      kind: 'address',
      settings: {
        mode: 'onSpot',
        document: { fact: `${documentStep('address')}.address` },
        ...(address !== null && { prefill: address }),
      },
    }),
    // A phone at the place shows that somebody was there, and the document who lives there. A phone elsewhere contradicts neither.
    reads: [
      { answer: 'clear', when: { all: [is('address.outcome', 'confirmed'), is('address.documentSays', 'same')] } },
      { answer: 'open', when: { fact: 'address.outcome', in: ['confirmed', 'nearby', 'elsewhere', 'unproven'] } },
    ],
    otherwise: 'missing',
  },
  employment: {
    asks: () => ({ kind: 'employment', settings: { uan: 'optional', hr: 'optional', documents: 'optional' } }),
    reads: [
      { answer: 'clear', when: is('employment.outcome', 'matched') },
      { answer: 'discrepancy', when: is('employment.outcome', 'discrepancy') },
      { answer: 'open', when: is('employment.outcome', 'unverified') },
    ],
    otherwise: 'missing',
  },
  education: {
    asks: () => ({ kind: 'education', settings: { rollNumber: 'optional', certificate: 'required' } }),
    reads: [{ answer: 'open', when: is('education.outcome', 'submitted') }],
    otherwise: 'missing',
  },
  reference: {
    asks: ({ turnaroundDays }) => ({
      kind: 'referee',
      settings: {
        relation: 'manager',
        person: {
          ...fixed('name', `${detailsStep('reference')}.referee`),
          ...fixed('email', `${detailsStep('reference')}.email`),
          ...fixed('phone', `${detailsStep('reference')}.phone`),
        },
        employer: { fact: `${detailsStep('reference')}.company` },
        claims: {
          ...fixed('name', 'subject.name'),
          ...fixed('designation', `${detailsStep('reference')}.designation`),
        },
        questions: [
          { source: 'quality', label: text('Quality of work', 'काम की गुणवत्ता') },
          { source: 'reliability', label: text('Reliability', 'भरोसेमंद होना') },
        ],
        asksRehire: true,
        answerDays: Math.max(1, Math.min(ANSWER_DAYS, turnaroundDays - REVIEW_DAYS)),
      },
    }),
    // Whoever would not work with the candidate again has said something that somebody should read.
    reads: [
      { answer: 'clear', when: { all: [is('reference.outcome', 'confirmed'), is('reference.rehire', 'yes')] } },
      { answer: 'discrepancy', when: is('reference.outcome', 'differs') },
    ],
    otherwise: 'open',
    heard: 'confirmedCount',
  },
}
