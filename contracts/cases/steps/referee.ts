import { z } from 'zod'
import { type Choice, choice } from '../../platform/choice.ts'
import type { Text } from '../../platform/text.ts'
import type { ResultValue } from '../../products/define.ts'
import { source } from '../source.ts'
import { mailFitChoices, relationChoices, relations } from '../stepPerson.ts'
import { defineStep, text } from './define.ts'

/** What a referee can be asked to confirm about the person whom the case is about. */
export const claimNames = ['name', 'designation', 'from', 'to'] as const
export type ClaimName = (typeof claimNames)[number]

export const claimLabels: Record<ClaimName, Text> = {
  name: text('Name', 'नाम'),
  designation: text('Designation', 'पद'),
  from: text('Worked from', 'कब से काम किया'),
  to: text('Worked until', 'कब तक काम किया'),
}

/** `from` and `to` are days. */
export const isDayClaim = (claim: ClaimName): boolean => claim === 'from' || claim === 'to'

export const claimAnswers = ['confirmed', 'different', 'unknown'] as const
export type ClaimAnswer = (typeof claimAnswers)[number]

export const questionKinds = ['rating', 'yesNo'] as const

export const rehireAnswers = ['yes', 'no', 'unknown'] as const

const claimChoices: Record<ClaimAnswer, Choice> = {
  confirmed: choice('Confirmed', 'पुष्टि हुई', 'success'),
  different: choice('Different', 'अलग है', 'danger'),
  unknown: choice('Does not know', 'पता नहीं', 'warning'),
}

const ofClaims = claimNames.flatMap((claim): ResultValue[] => [
  { source: claim, label: claimLabels[claim], kind: 'choice', choices: claimChoices, optional: true },
  {
    source: `${claim}Stated`,
    label: text(`${claimLabels[claim].en}, as stated`, `${claimLabels[claim].hi}, जैसा बताया गया`),
    ...(isDayClaim(claim) && { kind: 'date' }),
    ...(claim === 'name' && { mask: 'name' }),
    optional: true,
  },
  {
    source: `${claim}Right`,
    label: text(`${claimLabels[claim].en}, by the referee`, `${claimLabels[claim].hi}, रेफ़री के अनुसार`),
    ...(isDayClaim(claim) && { kind: 'date' }),
    ...(claim === 'name' && { mask: 'name' }),
    optional: true,
  },
])

const facts: readonly ResultValue[] = [
  { source: 'confirmedCount', label: text('Confirmed', 'पुष्टि हुई'), kind: 'count' },
  { source: 'differingCount', label: text('Different', 'अलग'), kind: 'count' },
  { source: 'unknownCount', label: text('Not known', 'पता नहीं'), kind: 'count' },
  ...ofClaims,
  { source: 'ratingAverage', label: text('Average rating of 5', '5 में से औसत रेटिंग'), kind: 'count', optional: true },
  {
    source: 'rehire',
    label: text('Would hire again', 'फिर से काम पर रखेंगे'),
    kind: 'choice',
    choices: {
      yes: choice('Yes', 'हाँ', 'success'),
      no: choice('No', 'नहीं', 'danger'),
      unknown: choice('No answer', 'जवाब नहीं दिया'),
    },
    optional: true,
  },
  { source: 'remarks', label: text('Remarks', 'टिप्पणी'), optional: true },
  { source: 'domainFits', label: text('E-mail address', 'ईमेल पता'), kind: 'choice', choices: mailFitChoices },
  { source: 'answeredBy', label: text('Answered by', 'जवाब किसने दिया'), mask: 'name' },
  { source: 'handedOver', label: text('Handed over', 'किसी और को सौंपा गया'), kind: 'yesNo' },
]

const words = z.string().trim().min(1).max(200)
const ownNames = new Set(['outcome', ...facts.map(one => one.source)])

const question = z.strictObject({
  source: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'Begin with a small letter; use letters and digits.')
    .refine(name => !ownNames.has(name), 'This name is taken.'),
  label: z.strictObject({ en: words, hi: words }),
  /** `rating`: 1 to 5. */
  kind: z.enum(questionKinds).default('rating'),
})

export type RefereeQuestion = z.output<typeof question>

/** Another person confirms what is stated about the one whom the case is about, and answers questions. */
export const refereeStep = defineStep({
  kind: 'referee',
  label: text('Referee', 'रेफ़री'),
  summary: text(
    'Another person confirms what was stated, and answers your questions.',
    'कोई और व्यक्ति बताई गई बातों की पुष्टि करता है और आपके सवालों के जवाब देता है।',
  ),
  icon: 'mail',
  actor: 'other',
  settings: z.strictObject({
    relation: z.enum(relations).default('manager'),
    /** Who is asked. What neither the plan nor the case gives, the customer enters on the page of the case. */
    person: z.strictObject({ name: source.optional(), email: source.optional(), phone: source.optional() }).default({}),
    /** With whose name the domain of the e-mail address is compared; without it, nothing is compared. */
    employer: source.optional(),
    claims: z
      .strictObject({
        name: source.optional(),
        designation: source.optional(),
        from: source.optional(),
        to: source.optional(),
      })
      .refine(
        claims => claimNames.some(claim => claims[claim] !== undefined),
        'Choose at least one detail to confirm.',
      ),
    questions: z
      .array(question)
      .max(10)
      .refine(all => new Set(all.map(one => one.source)).size === all.length, 'A name is there twice.')
      .default([]),
    asksRehire: z.boolean().default(true),
    /** Days that the person has to answer. */
    answerDays: z.number().int().min(1).max(60).default(14),
  }),
  settingsFields: [
    {
      source: 'relation',
      label: text('Who is asked', 'किससे पूछें'),
      kind: 'select',
      options: relations.map(value => ({ value, label: relationChoices[value].label })),
    },
    { source: 'answerDays', label: text('Days to answer', 'जवाब के लिए दिन'), kind: 'number' },
  ],
  answer: z.object({
    claims: z.partialRecord(
      z.enum(claimNames),
      z.object({ answer: z.enum(claimAnswers), right: z.string().trim().max(200).optional() }),
    ),
    /** By the question's name; null if it is not answered. */
    questions: z.record(z.string().max(40), z.union([z.number().int().min(1).max(5), z.boolean()]).nullable()),
    rehire: z.enum(rehireAnswers).optional(),
    remarks: z.string().trim().max(1000).optional(),
  }),
  answerFields: [],
  outcomes: {
    confirmed: choice('Confirmed', 'पुष्टि हुई', 'success'),
    review: choice('Confirmed, but the address does not fit', 'पुष्टि हुई, पर पता मेल नहीं खाता', 'warning'),
    unknown: choice('Not all confirmed', 'पूरी पुष्टि नहीं हुई', 'warning'),
    differs: choice('Differs', 'अंतर है', 'danger'),
  },
  facts,
  example: {
    settings: { relation: 'manager', claims: { name: { fact: 'subject.name' } } },
    answer: { claims: { name: { answer: 'confirmed' } }, questions: {}, rehire: 'yes' },
  },
})
