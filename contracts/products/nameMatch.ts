import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { nameBandLabels, nameBands, nameFeatures, nameFeatureTexts } from '../screening/names.ts'
import { choice, defineProduct, outcomeField, personName, text } from './define.ts'

const { exact, good, moderate, poor, none } = nameBandLabels

/** The names are shown in clear on the page of their own comparison, which shows their words anyway. */
export const nameMatch = defineProduct({
  id: 'name-match',
  label: text('Name match', 'नाम मिलान'),
  summary: text(
    'Are these two names one person’s or organisation’s, and what speaks for it?',
    'क्या ये दोनों नाम एक ही व्यक्ति या संगठन के हैं, और किस वजह से?',
  ),
  icon: 'spell-check',
  group: 'matching',
  pricePaise: 20,
  sourceLabel: text('Name comparison', 'नामों की तुलना'),
  gate: 'kyc',
  paths: productPaths('name-match'),
  input: z.object({
    name: personName,
    otherName: personName,
    kind: z.enum(['person', 'organisation']),
  }),
  result: z.object({
    band: z.enum(nameBands),
    /** 0 to 100, with one decimal. */
    score: z.number().min(0).max(100),
    /** What raised or lowered the score; the points add up to it. */
    features: z.array(
      z.object({
        feature: z.enum(nameFeatures),
        points: z.number().min(-100).max(100),
        /** The words that it is about, such as `mohd ~ mohammed`. */
        detail: z.string().nullable(),
      }),
    ),
  }),
  keys: { subject: 'name', outcome: 'band' },
  inputFields: [
    {
      source: 'name',
      label: text('Name', 'नाम'),
      list: true,
      listMask: 'name',
      headers: ['name 1', 'first name', 'name on record', 'पहला नाम'],
    },
    {
      source: 'otherName',
      label: text('Other name', 'दूसरा नाम'),
      listMask: 'name',
      hint: text('In any script and order of words.', 'किसी भी लिपि और शब्दों के किसी भी क्रम में।'),
      headers: ['name 2', 'second name', 'compared name', 'name given'],
    },
    {
      source: 'kind',
      label: text('Kind', 'प्रकार'),
      kind: 'select',
      options: [
        { value: 'person', label: text('Person', 'व्यक्ति') },
        { value: 'organisation', label: text('Organisation', 'संगठन') },
      ],
      headers: ['type'],
    },
  ],
  resultFields: [
    outcomeField('band', text('Match', 'मेल'), {
      exact: choice(exact.en, exact.hi, 'success'),
      good: choice(good.en, good.hi, 'success'),
      moderate: choice(moderate.en, moderate.hi, 'warning'),
      poor: choice(poor.en, poor.hi, 'danger'),
      none: choice(none.en, none.hi, 'danger'),
    }),
    { source: 'score', label: text('Score', 'स्कोर'), kind: 'percent', list: true },
    {
      source: 'features',
      label: text('What makes up the score', 'स्कोर किससे बना'),
      kind: 'table',
      columns: [
        {
          source: 'feature',
          label: text('Reason', 'वजह'),
          kind: 'choice',
          choices: Object.fromEntries(Object.entries(nameFeatureTexts).map(([name, label]) => [name, { label }])),
        },
        { source: 'detail', label: text('Words', 'शब्द') },
        { source: 'points', label: text('Points', 'पॉइंट'), kind: 'points' },
      ],
    },
  ],
  example: { name: 'Mohd. Ravi Kumar Konda', otherName: 'Konda Ravee Kumar', kind: 'person' },
  sandbox: null,
  bulk: true,
})
