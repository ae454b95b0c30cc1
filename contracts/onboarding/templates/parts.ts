import type { Condition } from '../../cases/condition.ts'
import { isOwnRecord, personsName } from '../../cases/holder.ts'
import type { PlanInput } from '../../cases/plan.ts'
import type { Source } from '../../cases/source.ts'
import type { IdentifierKind } from '../../identifiers/index.ts'
import { type Text, text } from '../../platform/text.ts'

/* What the templates are made of. Every one asks for consent first, ends early where nothing can follow, and lets a person look at what is not plainly right. */

type Step = PlanInput['steps'][number]
type Field = Extract<Step, { kind: 'form' }>['settings']['fields'][number]

/** What a step has beside its settings. */
type More = Partial<Pick<Step, 'after' | 'when' | 'dueHours' | 'tries' | 'skippable'>>

export const consent = (what: Text): Step => ({
  id: 'consent',
  kind: 'consent',
  title: text('Consent', 'सहमति'),
  dueHours: 72,
  settings: {
    text: {
      en: `I agree that ${what.en} checked with the authorities and banks that issued them, and that the result is kept as long as stated here.`,
      hi: `मैं सहमत हूँ कि ${what.hi} जारी करने वाले विभागों और बैंकों से जाँचे जाएँ, और नतीजा यहाँ लिखे समय तक रखा जाए।`,
    },
    keepDays: 180,
  },
})

export const form = (id: string, title: Text, fields: Field[], more: More = {}): Step => ({
  id,
  kind: 'form',
  title,
  dueHours: 72,
  ...more,
  settings: { fields },
})

export const field = (source: string, label: Text, more: Partial<Field> = {}): Field => ({ source, label, ...more })

/** A number that is checked while it is typed. */
export const number = (source: IdentifierKind, label: Text, more: Partial<Field> = {}): Field => ({
  source,
  label,
  kind: 'identifier',
  identifier: source,
  ...more,
})

export const birthDate = field('birthDate', text('Date of birth', 'जन्म तिथि'), { kind: 'date' })
export const pan = number('pan', text('PAN', 'PAN'))
export const bankAccount = [
  number('account', text('Bank account number', 'बैंक खाता नंबर')),
  number('ifsc', text('IFSC', 'IFSC')),
]

/** Its inputs are facts such as `details.pan`. A record that names its holder has to be the applicant's. */
export const check = (
  id: string,
  title: Text,
  product: Extract<Step, { kind: 'check' }>['settings']['product'],
  inputs: Record<string, string | Source>,
  more: More = {},
): Step => ({
  id,
  kind: 'check',
  title,
  tries: 2,
  ...more,
  settings: {
    product,
    ...(isOwnRecord(product) && { holder: personsName }),
    input: Object.fromEntries(
      Object.entries(inputs).map(([name, source]) => [name, typeof source === 'string' ? { fact: source } : source]),
    ),
  },
})

export const panCheck = (more: More = {}): Step =>
  check('pan', text('PAN check', 'PAN जाँच'), 'pan-check', { pan: 'details.pan', name: 'subject.name' }, more)

export const bankCheck = (from: string, more: More = {}): Step =>
  check(
    'bank',
    text('Bank account check', 'बैंक खाता जाँच'),
    'bank-account-check',
    { account: `${from}.account`, ifsc: `${from}.ifsc`, name: 'subject.name' },
    more,
  )

export const listsCheck = (more: More = {}): Step =>
  check(
    'lists',
    text('Watch lists', 'वॉच लिस्ट'),
    'aml-screen',
    { kind: { value: 'person' }, name: 'subject.name' },
    more,
  )

/** A check that has to pass, and whose holder has to be the applicant. */
interface NeededCheck {
  id: string
  /** Of whom it is not asked. */
  unless?: Condition
  /** It names no holder, or somebody else may be the holder. */
  isAnyones?: true
}

export type Needed = string | NeededCheck

const idOf = (needed: Needed) => (typeof needed === 'string' ? needed : needed.id)

function isRight(needed: Needed): Condition {
  const { id, unless, isAnyones }: NeededCheck = typeof needed === 'string' ? { id: needed } : needed
  const own: Condition = isAnyones ? passed(id) : { all: [passed(id), { fact: `${id}.sameName`, is: 'yes' }] }
  return unless ? { any: [unless, own] } : own
}

/** Watch lists are searched for the applicant's name, and name no holder. */
export const lists: Needed = { id: 'lists', isAnyones: true }
/** People drive and park vehicles of their family or their employer. */
export const vehicle: Needed = { id: 'vehicle', isAnyones: true }

export const review = (question: Text, checks: readonly Needed[]): Step => ({
  id: 'look',
  kind: 'review',
  title: text('Review', 'रिव्यू'),
  after: checks.map(idOf),
  dueHours: 48,
  // Whoever is plainly right waits for nobody.
  when: { not: { all: checks.map(isRight) } },
  settings: { question },
})

export const thanks: Step = {
  id: 'thanks',
  kind: 'notice',
  title: text('Notice to the applicant', 'आवेदक को सूचना'),
  settings: {
    subject: text('We have everything that we need', 'हमें सारी जानकारी मिल गई'),
    text: text(
      'Thank you. Your answers have been checked. We will write to you about what happens next.',
      'धन्यवाद। आपके जवाब जाँच लिए गए हैं। आगे क्या होगा, हम आपको लिखेंगे।',
    ),
  },
}

const passed = (id: string): Condition => ({ fact: `${id}.outcome`, is: 'passed' })

/** Refused without consent, or if a check of `refusing` finds nothing at its source; accepted if every check passed and is of the applicant, or a person says so. */
export const results = (
  checks: readonly Needed[],
  refusing: readonly string[],
): Omit<PlanInput, 'title' | 'steps'> => ({
  verdicts: [
    { value: 'accepted', label: text('Accepted', 'स्वीकार'), tone: 'success' },
    { value: 'look', label: text('To be decided', 'तय करना बाकी'), tone: 'warning' },
    { value: 'refused', label: text('Refused', 'मना'), tone: 'danger' },
  ],
  rules: [
    { verdict: 'refused', when: { fact: 'consent.outcome', is: 'refused' }, early: true },
    ...refusing.map(id => ({
      verdict: 'refused',
      when: { fact: `${id}.outcome`, is: 'notFound' } as Condition,
      early: true,
    })),
    // Without a review its outcome is not known: what needs none comes first.
    { verdict: 'accepted', when: { all: checks.map(isRight) } },
    { verdict: 'refused', when: { fact: 'look.outcome', is: 'failed' } },
    { verdict: 'accepted', when: { fact: 'look.outcome', is: 'passed' } },
  ],
  otherwise: 'look',
  dueDays: 30,
})
