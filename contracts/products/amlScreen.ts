import { z } from 'zod'
import { paths } from '../platform/paths.ts'
import { basisInput, requireLaw } from '../screening/basisInput.ts'
import { basisFields } from '../screening/lawfulBasis.ts'
import { contradictions, nameFeatures } from '../screening/names.ts'
import { riskChoices, riskLevels } from '../screening/riskLevels.ts'
import { verdicts } from '../screening/verdicts.ts'
import { entryKinds, listKindChoices, listKinds, listOriginChoices, listOrigins } from '../screening/watchLists.ts'
import { checkedText, choice, defineProduct, outcomeField, personName, type ResultTable, text } from './define.ts'

/** The least score of a hit in hundredths; from 70 two names are taken for one (decision 0039). */
export const thresholds = ['70', '75', '80', '85', '90', '95'] as const

export const DEFAULT_THRESHOLD = '80'

export const screenedLists = ['all', 'sanctions', 'sanctions_pep', 'own'] as const

/** More hits than anybody reads; their number is told. */
export const MAX_HITS = 50

const texts = z.array(z.string())

const hit = z.object({
  /** Names the entry for decisions: it stays as long as the list has the entry. */
  entryKey: z.string(),
  /** Changes whenever the entry does. */
  entryHash: z.string(),
  list: z.string(),
  listKind: z.enum(listKinds),
  listVersion: z.number().int(),
  listDate: z.iso.date(),
  entryId: z.string(),
  entryKind: z.enum(entryKinds),
  name: z.string(),
  /** The name or alias that is most like the one asked for. */
  matchedName: z.string(),
  aliasQuality: z.enum(['primary', 'strong', 'weak']),
  /** 0 to 100. */
  score: z.number().min(0).max(100),
  /** What both sides state differently; absent in older screenings. */
  contradictions: z.array(z.enum(contradictions)).optional(),
  /** The score that it would be without the contradictions, 0 to 100; null if there are none, absent in older screenings. */
  scoreBefore: z.number().min(0).max(100).nullish(),
  /** Parts of the score; they add up to it. `points` are of 100, negative ones lower it. */
  features: z.array(z.object({ feature: z.enum(nameFeatures), points: z.number(), detail: z.string().nullable() })),
  programmes: texts,
  births: texts,
  countries: texts,
  positions: texts,
  /** Of a politically exposed person: 1 national, 2 regional, 3 local or a relative. */
  tier: z.number().int().min(1).max(3).nullable(),
  aliases: texts,
  identifiers: texts,
  links: texts,
  remarks: z.string().nullable(),
  risk: z.enum(riskLevels),
  /** Decided earlier for the same subject; `changed` if the entry has changed since, so that it is open again. */
  decision: z.enum(verdicts),
  changed: z.boolean(),
})

export type AmlHit = z.output<typeof hit>

const listInSearch = z.object({
  list: z.string(),
  kind: z.enum(listKinds),
  /** `sample`: nobody on it exists. Absent in answers of before November 2026. */
  origin: z.enum(listOrigins).optional(),
  version: z.number().int(),
  /** The list's own date, otherwise that of the import. */
  date: z.iso.date(),
  entries: z.number().int(),
})

export type ListInSearch = z.output<typeof listInSearch>

const line = (most: number) => z.string().trim().max(most, `Enter at most ${most} characters.`)

/** That a list of a kind was searched is neither good nor bad. */
const plainKinds = Object.fromEntries(listKinds.map(kind => [kind, { label: listKindChoices[kind].label }]))

const entryColumns = [
  { source: 'name', label: text('Name on the list', 'लिस्ट में नाम') },
  { source: 'list', label: text('List', 'लिस्ट') },
  { source: 'listKind', label: text('Kind', 'प्रकार'), kind: 'choice', choices: listKindChoices },
  { source: 'entryId', label: text('Entry', 'एंट्री') },
  { source: 'score', label: text('Score', 'स्कोर'), kind: 'percent' },
  { source: 'risk', label: text('Risk', 'जोखिम'), kind: 'choice', choices: riskChoices },
  {
    source: 'decision',
    label: text('Decision', 'फ़ैसला'),
    kind: 'choice',
    choices: {
      open: choice('Open', 'बाकी', 'warning'),
      false_positive: choice('False positive', 'गलत मेल', 'neutral'),
      true_match: choice('True match', 'सही मेल', 'danger'),
    },
  },
] satisfies ResultTable['columns']

export const amlScreen = defineProduct({
  id: 'aml-screen',
  label: text('AML screening', 'AML जाँच'),
  title: text('Anti money laundering', 'मनी लॉन्ड्रिंग रोकथाम'),
  summary: text(
    'Is this person or organisation on a sanctions, political or media list, and why does it match?',
    'क्या यह व्यक्ति या संगठन प्रतिबंध, राजनीतिक पद या खबरों की किसी लिस्ट में है, और मेल क्यों है?',
  ),
  icon: 'shield-alert',
  group: 'records',
  pricePaise: 1_200,
  prices: [
    {
      name: 'monitoring',
      label: text('AML screening, monitoring of a subject', 'AML जाँच, किसी की निगरानी'),
      pricePaise: 500,
      per: 'month',
    },
  ],
  sourceLabel: text('Watch lists', 'वॉचलिस्ट'),
  gate: 'kyc',
  paths: { verify: paths.aml, list: paths.amlResponses, detail: paths.amlDetail },
  consentUnless: { source: 'basis', value: 'law' },
  input: z
    .object({
      kind: z.enum(['person', 'organisation']),
      name: personName,
      birth: checkedText('birth').nullish(),
      country: checkedText('country').nullish(),
      gender: z.enum(['male', 'female']).nullish(),
      identifiers: line(200).nullish(),
      lists: z.enum(screenedLists).nullish(),
      threshold: z.enum(thresholds).nullish(),
      ...basisInput,
    })
    .superRefine(requireLaw),
  result: z.object({
    /** `clear_on_samples`: no hit, and a list with made-up entries is among those searched, so that nobody is cleared by it. */
    outcome: z.enum(['clear', 'clear_on_samples', 'possible_match', 'match']),
    /** Of the best hit, 0 to 100. */
    score: z.number().min(0).max(100).nullable(),
    hitCount: z.number().int(),
    /** Of `ruledOut`, all of them; absent in older screenings. */
    ruledOutCount: z.number().int().nullish(),
    risk: z.enum(riskLevels),
    threshold: z.number().int(),
    /** The best first, at most 50. */
    hits: z.array(hit),
    /**
     * Entries whose name reaches the threshold, and which only a contradiction (a birth date, a country, a gender) brings below it: the best
     * first, at most 50. They can be decided; only one that is decided a true match counts for outcome and risk. An entry with exactly the
     * same primary name is never here but among the hits. Absent in older screenings.
     */
    ruledOut: z.array(hit).optional(),
    lists: z.array(listInSearch),
  }),
  keys: { subject: 'name', outcome: 'outcome' },
  inputFields: [
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
    {
      source: 'name',
      label: text('Name', 'नाम'),
      list: true,
      mask: 'name',
      headers: ['full name', 'customer name', 'company name'],
    },
    {
      source: 'birth',
      label: text('Date or year of birth', 'जन्म की तारीख या साल'),
      check: 'birth',
      optional: true,
      hint: text(
        '1968-06-12, or 1968. Namesakes of another age are listed apart.',
        '1968-06-12, या 1968। दूसरी उम्र के हमनाम अलग से दिखते हैं।',
      ),
      headers: ['dob', 'date of birth', 'birth date', 'year of birth'],
    },
    {
      source: 'country',
      label: text('Country', 'देश'),
      check: 'country',
      optional: true,
      hint: text('Its name or code, such as India or IN.', 'नाम या कोड, जैसे India या IN।'),
      headers: ['nationality'],
    },
    {
      source: 'gender',
      label: text('Gender', 'लिंग'),
      kind: 'select',
      optional: true,
      options: [
        { value: 'male', label: text('Male', 'पुरुष') },
        { value: 'female', label: text('Female', 'महिला') },
      ],
    },
    {
      source: 'identifiers',
      label: text('Identifiers', 'पहचान संख्याएँ'),
      optional: true,
      mask: 'tail',
      hint: text('Passport or register numbers, apart by commas.', 'पासपोर्ट या रजिस्टर नंबर, कॉमा से अलग।'),
      headers: ['identifier', 'passport', 'passport number', 'id number'],
    },
    {
      source: 'lists',
      label: text('Lists', 'लिस्टें'),
      kind: 'select',
      optional: true,
      options: [
        { value: 'all', label: text('All lists', 'सभी लिस्टें') },
        { value: 'sanctions', label: text('Sanctions only', 'सिर्फ़ प्रतिबंध') },
        { value: 'sanctions_pep', label: text('Sanctions and political office', 'प्रतिबंध और राजनीतिक पद') },
        { value: 'own', label: text('Own lists only', 'सिर्फ़ अपनी लिस्टें') },
      ],
    },
    {
      source: 'threshold',
      label: text('Threshold', 'सीमा'),
      kind: 'select',
      optional: true,
      hint: text('Minimum match score; 0.80 if left empty.', 'मेल का सबसे कम स्कोर; खाली हो तो 0.80।'),
      options: thresholds.map(value => ({ value, label: text(`0.${value}`, `0.${value}`) })),
    },
    ...basisFields,
  ],
  resultFields: [
    outcomeField('outcome', text('Result', 'रिज़ल्ट'), {
      clear: choice('Clear', 'साफ़', 'success'),
      clear_on_samples: choice(
        'No match on sample lists (made-up entries)',
        'नमूना लिस्टों में कोई मेल नहीं (बनावटी एंट्रियाँ)',
        'info',
      ),
      possible_match: choice('To decide', 'फ़ैसला बाकी', 'warning'),
      match: choice('True match', 'सही मेल', 'danger'),
    }),
    { source: 'score', label: text('Best score', 'सबसे ऊँचा स्कोर'), kind: 'percent', list: true },
    { source: 'hitCount', label: text('Number of hits', 'कितने मेल'), kind: 'count' },
    {
      source: 'ruledOutCount',
      label: text('Ruled out', 'बाहर रखे गए'),
      kind: 'count',
      list: true,
      optional: true,
    },
    {
      source: 'risk',
      label: text('Risk', 'जोखिम'),
      kind: 'choice',
      list: true,
      choices: riskChoices,
    },
    { source: 'threshold', label: text('Threshold', 'सीमा'), kind: 'percent' },
    {
      source: 'hits',
      label: text('Entries that match', 'मिलती एंट्रियाँ'),
      kind: 'table',
      isPartial: true,
      columns: entryColumns,
    },
    {
      source: 'ruledOut',
      label: text('Ruled out by birth date, country or gender', 'जन्मतिथि, देश या लिंग अलग होने से बाहर'),
      kind: 'table',
      isPartial: true,
      columns: [
        ...entryColumns,
        { source: 'scoreBefore', label: text('Score without it', 'इसके बिना स्कोर'), kind: 'percent' },
      ],
    },
    {
      source: 'lists',
      label: text('Lists searched', 'खोजी गई लिस्टें'),
      kind: 'table',
      columns: [
        { source: 'list', label: text('List', 'लिस्ट') },
        { source: 'kind', label: text('Kind', 'प्रकार'), kind: 'choice', choices: plainKinds },
        { source: 'origin', label: text('Origin', 'कहाँ से'), kind: 'choice', choices: listOriginChoices },
        { source: 'version', label: text('Version', 'वर्शन'), kind: 'count' },
        { source: 'date', label: text('Dated', 'तारीख'), kind: 'date' },
        { source: 'entries', label: text('Entries', 'एंट्रियाँ'), kind: 'count' },
      ],
    },
  ],
  gains: [
    text(
      'Names that only another birth date rules out, listed apart',
      'वे नाम भी अलग से, जो सिर्फ़ जन्मतिथि अलग होने से बाहर हैं',
    ),
    text('Each match with its list, programme and alias', 'हर मेल, उसकी लिस्ट, प्रोग्राम और दूसरे नाम के साथ'),
    text('Why each name matches, point by point', 'हर नाम क्यों मिलता है, एक-एक वजह'),
    text('The risk, by rules that you set', 'जोखिम, आपके तय किए नियमों से'),
    text('Which lists of which day were searched', 'किस दिन की कौन-सी लिस्टें खोजी गईं'),
    text('Decisions that are remembered', 'फ़ैसले, जो याद रहते हैं'),
    text('A report to print or to keep as a PDF', 'प्रिंट करने या PDF में रखने लायक रिपोर्ट'),
  ],
  example: { kind: 'person', name: 'Arvind Kalsi', birth: '1968-06-12', country: 'India' },
  sandbox: null,
  bulk: true,
})
