import { z } from 'zod'
import { classifiedCase, searchedCourt } from '../court/courtCase.ts'
import { courtModes } from '../court/modes.ts'
import { caseClassChoices, courtSubjects } from '../court/words.ts'
import { stateNames } from '../identifiers/states.ts'
import { paths } from '../platform/paths.ts'
import { plainText } from '../platform/plainText.ts'
import { birthDate, choice, defineProduct, identifier, outcomeField, personName, text } from './define.ts'

const place = z
  .string()
  .trim()
  .max(plainText.maxCharacters)
  .regex(plainText.pattern, 'Control characters are not allowed.')
  .nullish()

const input = z
  .object({
    /** Normal if absent. */
    searchMode: z.enum(courtModes).nullish(),
    cnr: identifier('cnr').nullish(),
    name: personName.nullish(),
    subjectType: z.enum(courtSubjects).nullish(),
    fatherName: personName.nullish(),
    birthDate: birthDate.nullish(),
    address: place,
    district: place,
    state: z.enum(stateNames.map(({ en }) => en) as [string, ...string[]]).nullish(),
    pin: identifier('pin').nullish(),
  })
  .superRefine((value, issues) => {
    const both = Boolean(value.cnr) === Boolean(value.name)
    if (both) issues.addIssue({ code: 'custom', path: ['name'], message: 'Enter either a name or a CNR.' })
    if (value.searchMode === 'delayed' && value.cnr)
      issues.addIssue({
        code: 'custom',
        path: ['searchMode'],
        message: 'A review compares a person or an organisation. Enter a name.',
      })
  })

export const courtCaseCheck = defineProduct({
  id: 'court-case-check',
  label: text('Court case check', 'कोर्ट केस जाँच'),
  summary: text(
    'Cases of a person, an organisation or a CNR: exact, possible and ruled out, with the reasons.',
    'किसी व्यक्ति, संगठन या CNR के केस: पक्के, संभावित और किसी और के, वजह के साथ।',
  ),
  icon: 'gavel',
  group: 'records',
  pricePaise: 4_000,
  prices: [
    {
      name: 'immediate',
      label: text('Court case check, immediate', 'कोर्ट केस जाँच, तुरंत'),
      pricePaise: 9_000,
      per: 'answer',
      when: { source: 'searchMode', value: 'immediate' },
    },
    {
      name: 'delayed',
      label: text('Court case check, reviewed by a person', 'कोर्ट केस जाँच, व्यक्ति के रिव्यू के साथ'),
      pricePaise: 25_000,
      per: 'answer',
      when: { source: 'searchMode', value: 'delayed' },
    },
    {
      name: 'monitoring',
      label: text('Court case check, monitoring of a subject', 'कोर्ट केस जाँच, किसी की निगरानी'),
      pricePaise: 1_500,
      per: 'month',
    },
  ],
  sourceLabel: text('Court records', 'कोर्ट रिकॉर्ड'),
  gate: 'kyc',
  awaits: text('A reviewer of ours', 'हमारा एक रिव्यूअर'),
  paths: { verify: paths.courtCaseCheck, list: paths.courtCaseResponses, detail: paths.normalReport },
  reports: [paths.immediateReport, paths.delayReport],
  input,
  result: z.object({
    /** `by_cnr`: the case of the CNR that was asked for, which says nothing about a person. */
    verdict: z.enum(['exact', 'possible', 'none', 'by_cnr']),
    exact: z.number().int(),
    possible: z.number().int(),
    ruledOut: z.number().int(),
    cases: z.array(classifiedCase),
    searched: z.array(searchedCourt),
    /** Always the sentence of `courtNotice`. */
    notice: z.string(),
  }),
  keys: { subject: 'cnr', orSubject: 'name', outcome: 'verdict' },
  subjectLabel: text('Name or CNR', 'नाम या CNR'),
  inputFields: [
    {
      source: 'searchMode',
      label: text('Search', 'खोज'),
      kind: 'select',
      optional: true,
      options: [
        { value: 'normal', label: text('Normal: our copy', 'सामान्य: हमारी कॉपी') },
        { value: 'immediate', label: text('Immediate: asks the courts now', 'तुरंत: कोर्ट से अभी पूछता है') },
        { value: 'delayed', label: text('Delayed: a person decides', 'देर से: एक व्यक्ति फ़ैसला करता है') },
      ],
    },
    {
      source: 'cnr',
      label: text('CNR', 'CNR'),
      identifier: 'cnr',
      optional: true,
      list: true,
      listMask: 'cnr',
      headers: ['cnr number', 'cnr no', 'सीएनआर'],
      hint: text('Instead of a name.', 'नाम की जगह।'),
    },
    {
      source: 'name',
      label: text('Name', 'नाम'),
      optional: true,
      listMask: 'name',
      headers: ['full name', 'person name', 'company name', 'पूरा नाम'],
    },
    {
      source: 'subjectType',
      label: text('Whose name', 'किसका नाम'),
      kind: 'select',
      optional: true,
      options: [
        { value: 'person', label: text('A person', 'व्यक्ति') },
        { value: 'organisation', label: text('An organisation', 'संगठन') },
      ],
    },
    { source: 'fatherName', label: text("Father's name", 'पिता का नाम'), optional: true, mask: 'name' },
    {
      source: 'birthDate',
      label: text('Birth date', 'जन्मतिथि'),
      kind: 'date',
      check: 'birthDate',
      optional: true,
      mask: 'tail',
    },
    { source: 'address', label: text('Address', 'पता'), optional: true, mask: 'tail' },
    { source: 'district', label: text('District', 'ज़िला'), optional: true },
    {
      source: 'state',
      label: text('State', 'राज्य'),
      kind: 'select',
      optional: true,
      options: 'states',
    },
    { source: 'pin', label: text('PIN code', 'पिन कोड'), identifier: 'pin', optional: true, mask: 'pin' },
  ],
  resultFields: [
    outcomeField('verdict', text('Result', 'रिज़ल्ट'), {
      exact: choice('Cases found', 'केस मिले', 'danger'),
      possible: choice('Possible cases', 'संभावित केस', 'warning'),
      none: choice('No case found', 'कोई केस नहीं', 'success'),
      by_cnr: choice('Case of this CNR', 'इस CNR का केस'),
    }),
    { source: 'exact', label: text('Exact', 'पक्के'), kind: 'count', list: true },
    { source: 'possible', label: text('Possible', 'संभावित'), kind: 'count', list: true },
    { source: 'ruledOut', label: text('Ruled out', 'किसी और के'), kind: 'count' },
    {
      source: 'cases',
      label: text('Cases', 'केस'),
      kind: 'table',
      isPartial: true,
      columns: [
        { source: 'cnr', label: text('CNR', 'CNR') },
        { source: 'court', label: text('Court', 'कोर्ट') },
        { source: 'type', label: text('Case type', 'केस का प्रकार') },
        { source: 'filedOn', label: text('Filed on', 'कब दर्ज'), kind: 'date' },
        {
          source: 'class',
          label: text('Match', 'मेल'),
          kind: 'choice',
          choices: caseClassChoices,
        },
      ],
    },
    {
      source: 'searched',
      label: text('Where it was searched', 'कहाँ खोजा गया'),
      kind: 'table',
      columns: [
        { source: 'court', label: text('Court', 'कोर्ट') },
        { source: 'state', label: text('State', 'राज्य'), kind: 'state' },
        { source: 'fromYear', label: text('Cases from year', 'किस साल से') },
        { source: 'copiedOn', label: text('Our copy of', 'हमारी कॉपी कब की'), kind: 'date' },
      ],
    },
    { source: 'notice', label: text('Please note', 'ध्यान दें') },
  ],
  gains: [
    text('Every case sorted: exact, possible or ruled out', 'हर केस छाँटा हुआ: पक्का, संभावित या किसी और का'),
    text('The reasons in words', 'हर फ़ैसले की वजह, शब्दों में'),
    text('Parties and advocates, acts and sections, FIR', 'पक्षकार और वकील, कानून और धाराएँ, FIR'),
    text('Hearings, orders and disposal', 'सुनवाई, आदेश और निपटारा'),
    text('Which courts were searched, and as of when', 'किन कोर्ट में खोजा गया और कब की जानकारी है'),
    text('A report to print or to keep as a PDF', 'प्रिंट करने या PDF में रखने लायक रिपोर्ट'),
  ],
  example: { searchMode: 'immediate', cnr: 'MHPU010010002021' },
  sandbox: {
    success: 'MHPU010010002021',
    notFound: 'MHPU010014042021',
    down: 'MHPU010015032021',
    slow: 'MHPU010012022021',
    mismatch: 'MHPU010014092021',
    balance: 'MHPU010014022021',
  },
  bulk: false,
})
