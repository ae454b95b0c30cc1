import { z } from 'zod'
import { type Choice, choice } from '../../platform/choice.ts'
import { text } from '../../platform/text.ts'

/* What a verification says: claimed beside found, and what contradicts. */

/** What is compared, in the order of the table. */
export const comparedFacts = {
  name: text('Name', 'नाम'),
  fatherName: text('Father’s name', 'पिता का नाम'),
  birthDate: text('Date of birth', 'जन्म तिथि'),
  incorporatedOn: text('Incorporated on', 'कब स्थापित'),
  gender: text('Gender', 'लिंग'),
  pan: text('PAN', 'PAN'),
  panStatus: text('PAN status', 'PAN स्टेटस'),
  uan: text('UAN', 'UAN'),
  phone: text('Phone number', 'फ़ोन नंबर'),
  email: text('E-mail address', 'ईमेल पता'),
  employer: text('Present employer', 'अभी का नियोक्ता'),
  address: text('Address', 'पता'),
} as const

export const comparedFactNames = Object.keys(comparedFacts) as [ComparedFact, ...ComparedFact[]]
export type ComparedFact = keyof typeof comparedFacts

/**
 * How a value that a source has agrees with what was claimed. `close`: another spelling of the same; `unclear`: it cannot be told; `different`: it is
 * another one; `unclaimed`: nothing was claimed.
 */
export const matches = ['same', 'close', 'unclear', 'different', 'unclaimed'] as const
export type Match = (typeof matches)[number]

export const matchChoices: Record<Match, Choice> = {
  same: choice('Same', 'वही', 'success'),
  close: choice('Similar', 'मिलता-जुलता', 'success'),
  unclear: choice('Compare by eye', 'खुद मिलाएँ', 'warning'),
  different: choice('Different', 'अलग', 'danger'),
  unclaimed: choice('Not claimed', 'बताया नहीं गया'),
}

/** The states of a source: what its check has come to. */
export const sourceStates = ['waiting', 'running', 'answered', 'notFound', 'noAnswer', 'notAsked'] as const
export type SourceState = (typeof sourceStates)[number]

export const sourceStateChoices: Record<SourceState, Choice> = {
  waiting: choice('Not started', 'शुरू नहीं'),
  running: choice('Running', 'जारी', 'info'),
  answered: choice('Answered', 'जवाब मिला', 'success'),
  notFound: choice('Not found', 'नहीं मिला', 'danger'),
  noAnswer: choice('No answer', 'जवाब नहीं', 'warning'),
  notAsked: choice('Not asked', 'पूछा नहीं गया'),
}

/** The headline: the worst of its parts. `running` until every source has ended. */
export const headlines = ['running', 'clear', 'review', 'incomplete', 'discrepancy'] as const
export type Headline = (typeof headlines)[number]

export const headlineChoices: Record<Headline, Choice> = {
  running: choice('Running', 'जारी', 'info'),
  clear: choice('Clear', 'सब ठीक', 'success'),
  review: choice('To be looked at', 'देखना बाकी', 'warning'),
  incomplete: choice('Incomplete', 'अधूरा', 'warning'),
  discrepancy: choice('Discrepancy', 'फ़र्क मिला', 'danger'),
}

/** What contradicts, by name. */
export const contradictionKinds = {
  name: text('The names differ', 'नाम अलग हैं'),
  panName: text('The PAN is in another name', 'PAN किसी और नाम पर है'),
  fatherName: text('The father’s names differ', 'पिता के नाम अलग हैं'),
  birthDate: text('The birth dates differ', 'जन्म तिथियाँ अलग हैं'),
  incorporatedOn: text('The dates of incorporation differ', 'स्थापना की तारीखें अलग हैं'),
  gender: text('The genders differ', 'लिंग अलग हैं'),
  pan: text('The PANs differ', 'PAN अलग हैं'),
  panStatus: text('The states of the PAN differ', 'PAN की स्थिति अलग है'),
  uan: text('The UANs differ', 'UAN अलग हैं'),
  phone: text('The phone numbers differ', 'फ़ोन नंबर अलग हैं'),
  email: text('The e-mail addresses differ', 'ईमेल पते अलग हैं'),
  employer: text('The employers differ', 'नियोक्ता अलग हैं'),
  address: text('There are two addresses', 'दो पते हैं'),
  employmentGap: text('There is a gap between employments', 'नौकरियों के बीच खाली समय है'),
  employmentOverlap: text('Employments overlap', 'एक ही समय में दो नौकरियाँ हैं'),
} as const

export const contradictionNames = Object.keys(contradictionKinds) as [ContradictionKind, ...ContradictionKind[]]
export type ContradictionKind = keyof typeof contradictionKinds

const time = z.iso.datetime()
const words = z.object({ en: z.string(), hi: z.string() })

export const shownSource = z.object({
  /** The step of the case. */
  id: z.string(),
  label: words,
  state: z.enum(sourceStates),
  /** What the check says by itself; null without an answer. */
  outcome: z.object({ label: words, tone: z.enum(['success', 'warning', 'danger', 'neutral', 'info']) }).nullable(),
  /** When it answered. */
  at: time.nullable(),
  verificationId: z.string().nullable(),
  /** Integer paise: what the check has cost; 0 without an answer. */
  chargedPaise: z.number().int(),
})

const foundValue = z.object({
  source: z.string(),
  value: z.string(),
  match: z.enum(matches),
})

export const comparedRow = z.object({
  fact: z.enum(comparedFactNames),
  /** Null if nothing was claimed. */
  claimed: z.string().nullable(),
  /** Of every source that states it; a source can state several. */
  found: z.array(foundValue),
  /** Sources that answered and do not state what they usually do. */
  missing: z.array(z.string()),
})

export const contradiction = z.object({
  kind: z.enum(contradictionNames),
  tone: z.enum(['warning', 'danger']),
  /** Every value with its source and when that answered; a null source is what was claimed. */
  values: z.array(
    z.object({
      source: z.string().nullable(),
      value: z.string(),
      at: time.nullable(),
      /** Of a gap or an overlap. */
      days: z.number().int().nullable(),
    }),
  ),
})

export const shownComparison = z.object({
  headline: z.enum(headlines),
  sources: z.array(shownSource),
  rows: z.array(comparedRow),
  contradictions: z.array(contradiction),
})

export type ShownSource = z.output<typeof shownSource>
export type ComparedRow = z.output<typeof comparedRow>
export type Contradiction = z.output<typeof contradiction>
export type ShownComparison = z.output<typeof shownComparison>
