import { z } from 'zod'
import { email } from '../../fields/schemas.ts'
import { identifier } from '../../products/inputs.ts'
import { choice, defineStep, text } from './define.ts'
import { entryFiles, entryText, month, optionalFiles, optionalText, wanted, wantedOptions } from './entries.ts'

const MOST_EMPLOYERS = 10

const endsBefore = text('The end cannot be before the beginning.', 'अंत शुरुआत से पहले नहीं हो सकता।')

const employer = z
  .object({
    employer: entryText,
    designation: entryText,
    from: month,
    /** Null while it lasts. */
    to: month.nullable(),
    employeeId: optionalText,
    hrName: optionalText,
    hrEmail: email.nullish(),
    reason: z.string().trim().max(300).nullish(),
    files: optionalFiles(entryFiles.most),
  })
  .refine(({ from, to }) => to === null || to >= from, {
    path: ['to'],
    error: endsBefore.en,
    params: { text: endsBefore },
  })

export type StatedEmployer = z.output<typeof employer>

/** The record of the provident fund is read by `uan-check`, which charges it. */
export const employmentStep = defineStep({
  kind: 'employment',
  label: text('Employment', 'नौकरी'),
  summary: text(
    'The person states employers; with a UAN they are compared with the provident fund.',
    'व्यक्ति नियोक्ता बताता है; UAN होने पर भविष्य निधि से मिलान होता है।',
  ),
  icon: 'briefcase',
  actor: 'subject',
  settings: z.strictObject({
    /** How far back employments are asked for. */
    years: z.number().int().min(1).max(40).default(7),
    most: z.number().int().min(1).max(MOST_EMPLOYERS).default(5),
    uan: wanted.default('optional'),
    hr: wanted.default('optional'),
    documents: wanted.default('optional'),
    /** A gap is named if it is longer. */
    gapDays: z.number().int().min(0).max(365).default(60),
    /** By how much a stated month may differ from the record. */
    toleranceMonths: z.number().int().min(0).max(12).default(1),
  }),
  settingsFields: [
    { source: 'years', label: text('Years to look back', 'कितने साल पीछे तक'), kind: 'number' },
    { source: 'most', label: text('Employers at most', 'ज़्यादा से ज़्यादा नियोक्ता'), kind: 'number' },
    { source: 'uan', label: text('UAN', 'UAN'), kind: 'select', options: wantedOptions },
    { source: 'hr', label: text('HR contact', 'HR से संपर्क'), kind: 'select', options: wantedOptions },
    { source: 'documents', label: text('Documents', 'दस्तावेज़'), kind: 'select', options: wantedOptions },
    { source: 'gapDays', label: text('Name gaps of more than (days)', 'इतने दिन से लंबा खाली समय बताएँ'), kind: 'number' },
    {
      source: 'toleranceMonths',
      label: text('Dates may differ by (months)', 'तारीखों में इतने महीने का फ़र्क चलेगा'),
      kind: 'number',
    },
  ],
  answer: z.object({
    /** The latest first. Empty for somebody who has not been employed in this time. */
    employers: z.array(employer).max(MOST_EMPLOYERS),
    uan: identifier('uan').nullish(),
    /** The person agrees that the record of this UAN is read. */
    uanConsent: z.boolean().nullish(),
  }),
  answerFields: [
    { source: 'employer', label: text('Employer', 'नियोक्ता') },
    { source: 'designation', label: text('Designation', 'पद') },
    { source: 'from', label: text('From', 'कब से') },
    { source: 'to', label: text('To', 'कब तक') },
    { source: 'employeeId', label: text('Employee ID', 'कर्मचारी ID'), optional: true },
    { source: 'hrName', label: text('HR contact: name', 'HR से संपर्क: नाम'), optional: true },
    { source: 'hrEmail', label: text('HR contact: e-mail', 'HR से संपर्क: ईमेल'), optional: true },
    { source: 'reason', label: text('Reason for leaving', 'छोड़ने का कारण'), optional: true },
    {
      source: 'files',
      label: text('Letter or payslip', 'पत्र या वेतन पर्ची'),
      kind: 'file',
      types: entryFiles.types,
      most: entryFiles.most,
      optional: true,
    },
    { source: 'uan', label: text('UAN', 'UAN'), identifier: 'uan', optional: true },
  ],
  outcomes: {
    matched: choice('On record as stated', 'रिकॉर्ड से मेल खाता है', 'success'),
    discrepancy: choice('Differs from the record', 'रिकॉर्ड से अलग है', 'danger'),
    unverified: choice('Not verified', 'जाँच नहीं हो सकी', 'warning'),
  },
  facts: [
    { source: 'employerCount', label: text('Employers stated', 'बताए गए नियोक्ता'), kind: 'count' },
    { source: 'matchedCount', label: text('Found on record', 'रिकॉर्ड में मिले'), kind: 'count' },
    {
      source: 'record',
      label: text('Provident fund record', 'भविष्य निधि का रिकॉर्ड'),
      kind: 'choice',
      choices: {
        found: choice('Found', 'मिला', 'success'),
        notFound: choice('Not found', 'नहीं मिला', 'warning'),
        noAnswer: choice('No answer', 'जवाब नहीं मिला', 'warning'),
        notAsked: choice('Not asked', 'नहीं पूछा गया'),
      },
    },
    {
      source: 'samePerson',
      label: text('Record is the person’s', 'रिकॉर्ड इसी व्यक्ति का है'),
      kind: 'yesNo',
      optional: true,
    },
    { source: 'contradictions', label: text('Contradictions', 'विरोधाभास'), kind: 'count' },
    { source: 'datesDiffer', label: text('Dates differ', 'तारीखें अलग'), optional: true },
    { source: 'notStated', label: text('On record, not stated', 'रिकॉर्ड में है, बताया नहीं'), optional: true },
    { source: 'notFound', label: text('Stated, not on record', 'बताया, रिकॉर्ड में नहीं'), optional: true },
    {
      source: 'resembles',
      label: text('On record under a similar name', 'रिकॉर्ड में मिलते-जुलते नाम से'),
      optional: true,
    },
    { source: 'gapDays', label: text('Longest gap (days)', 'सबसे लंबा खाली समय (दिन)'), kind: 'count' },
    { source: 'gaps', label: text('Gaps', 'खाली समय'), optional: true },
    { source: 'overlaps', label: text('Overlaps', 'एक साथ की नौकरियाँ'), kind: 'count' },
    { source: 'overlapping', label: text('Employed by both', 'दोनों में एक साथ'), optional: true },
    { source: 'latestEmployer', label: text('Latest employer', 'पिछला या मौजूदा नियोक्ता') },
    { source: 'latestDesignation', label: text('Latest designation', 'पिछला या मौजूदा पद') },
    { source: 'latestFrom', label: text('Latest employment from', 'पिछली या मौजूदा नौकरी कब से'), kind: 'month' },
    {
      source: 'latestTo',
      label: text('Latest employment to', 'पिछली या मौजूदा नौकरी कब तक'),
      kind: 'month',
      optional: true,
    },
    { source: 'hrName', label: text('HR contact', 'HR से संपर्क'), mask: 'name', optional: true },
    { source: 'hrEmail', label: text('HR e-mail', 'HR का ईमेल'), mask: 'email', optional: true },
    { source: 'uan', label: text('UAN', 'UAN'), mask: 'uan', optional: true },
    { source: 'documents', label: text('Documents', 'दस्तावेज़'), kind: 'count' },
  ],
  example: {
    settings: { years: 7, uan: 'optional' },
    answer: {
      employers: [
        {
          employer: 'Zenith Components Private Limited',
          designation: 'Engineer',
          from: '2023-04',
          to: null,
          hrName: 'Asha Rao',
          hrEmail: 'asha.rao@zenith.example',
        },
      ],
      uan: '100123456000',
      uanConsent: true,
    },
  },
})
