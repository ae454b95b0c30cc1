import { z } from 'zod'
import { type ProductId, productIds } from '../checks/catalogue.ts'
import { purposes } from '../platform/codes.ts'
import {
  blockedReasons,
  certainties,
  factNames,
  findingKindNames,
  nodeIdentifierNames,
  nodeKinds,
  relationNames,
} from './graph.ts'
import { shownReview } from './review.ts'
import { lawfulBasisNames, sectionNames, subjectKinds } from './sections.ts'

const time = z.iso.datetime()
const paise = z.number().int()
const words = z.object({ en: z.string(), hi: z.string() })
const product = z.enum(productIds as [ProductId, ...ProductId[]])

/** `gathering`: it still asks by itself. `ready`: it has ended; a source that did not answer is asked again. `erased`: its time was over. */
export const inquiryStatuses = ['gathering', 'ready', 'erased'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

/** A row of the list: subjects are masked. */
export const shownInquiry = z.object({
  id: z.string(),
  about: z.array(z.string()),
  status: z.enum(inquiryStatuses),
  mode: z.enum(['live', 'test']),
  reference: z.string().nullable(),
  purpose: z.enum(purposes),
  basis: z.enum(lawfulBasisNames),
  /** Findings that are more than a shared contact or director. */
  contradictions: z.number().int(),
  /** Questions without an answer; one that waits for a person counts, "not found" is an answer. */
  missing: z.number().int(),
  chargedPaise: paise,
  createdBy: z.string(),
  createdAt: time,
  endedAt: time.nullable(),
  /** When everything that was gathered is deleted. */
  eraseAt: time,
})

export type ShownInquiry = z.output<typeof shownInquiry>

/**
 * What became of a question. `open`: it has not been asked. `blocked`: it was not asked, see `blockedBy`. `unavailable`: the source did not answer; it costs nothing and
 * is asked again, by itself while there is a `nextTryAt`.
 */
export const questionStates = ['open', 'asking', 'answered', 'notFound', 'unavailable', 'blocked'] as const
export type QuestionState = (typeof questionStates)[number]

const shownQuestion = z.object({
  product,
  label: words,
  /** Integer paise that an answer costs today. */
  pricePaise: paise,
  state: z.enum(questionStates),
  blockedBy: z.enum(blockedReasons).nullable(),
  at: time.nullable(),
  /** Whether an earlier answer of the account was taken, which costs nothing. */
  reused: z.boolean(),
  nextTryAt: time.nullable(),
})

const value = z.object({
  name: z.enum(factNames),
  /** An ISO date, a code, or a text; masked on screens. */
  value: z.string(),
  /** The words of a code. */
  words: words.nullable(),
})

/** The verifications that answered: by these ids everything else names its source. */
const shownSource = z.object({
  id: z.string(),
  product,
  label: words,
  at: time,
  paise,
  reused: z.boolean(),
})

const shownNode = z.object({
  id: z.string(),
  kind: z.enum(nodeKinds),
  by: z.enum(nodeIdentifierNames),
  /** Its identifier; masked on screens. */
  value: z.string(),
  /** As the first source that knows it calls it. */
  name: z.string().nullable(),
  isSubject: z.boolean(),
  facts: z.array(value.extend({ source: z.string() })),
  questions: z.array(shownQuestion),
})

const shownEdge = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  relation: z.enum(relationNames),
  since: z.string().nullable(),
  until: z.string().nullable(),
  /** One, or two for the same name. */
  sources: z.array(z.string()),
})

/** What the subject disputes, for a finding of the kind `disputed`. */
const shownDispute = z.object({
  review: z.string(),
  name: z.string(),
  section: z.enum(sectionNames),
  comment: z.string().nullable(),
  correct: z.string().nullable(),
  at: time,
  /** Whether the section says something else now than what the person saw. */
  changed: z.boolean(),
})

const shownFinding = z.object({
  id: z.string(),
  kind: z.enum(findingKindNames),
  sure: z.enum(certainties),
  nodes: z.array(z.string()),
  evidence: z.array(
    z.object({
      node: z.string(),
      fact: z.enum(factNames).nullable(),
      value: z.string().nullable(),
      words: words.nullable(),
      source: z.string(),
    }),
  ),
  dispute: shownDispute.nullable(),
})

/** With the graph. */
export const shownInquiryDetail = shownInquiry.extend({
  basisWords: z.string().nullable(),
  sections: z.array(z.enum(sectionNames)),
  /** Integer paise: the most that it asks by itself. */
  atMostPaise: paise,
  subjects: z.array(z.object({ kind: z.enum(subjectKinds), value: z.string() })),
  sources: z.array(shownSource),
  nodes: z.array(shownNode),
  edges: z.array(shownEdge),
  findings: z.array(shownFinding),
  /** Whom it has asked about it, and what they have said; the latest first. */
  reviews: z.array(shownReview),
})

export type ShownInquiryDetail = z.output<typeof shownInquiryDetail>
export type ShownNode = z.output<typeof shownNode>
export type ShownEdge = z.output<typeof shownEdge>
export type ShownFinding = z.output<typeof shownFinding>
export type ShownQuestion = z.output<typeof shownQuestion>
export type ShownSource = z.output<typeof shownSource>
