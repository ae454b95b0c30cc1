import { z } from 'zod'
import { choice, defineStep, text } from './define.ts'
import { entryFiles, entryText, optionalFiles, optionalText, wanted, wantedOptions } from './entries.ts'

const MOST_ENTRIES = 8
const FIRST_YEAR = 1950
/** Somebody may still study. */
const YEARS_AHEAD = 8

const wrongYear = text('Check the year.', 'साल दोबारा देखें।')

const entry = z.object({
  institution: entryText,
  degree: entryText,
  /** Of the degree; of one that is not finished, the expected one. */
  year: z
    .number()
    .int()
    .refine(year => year >= FIRST_YEAR && year <= new Date().getUTCFullYear() + YEARS_AHEAD, {
      error: wrongYear.en,
      params: { text: wrongYear },
    }),
  rollNumber: optionalText,
  files: optionalFiles(entryFiles.most),
})

export type StatedDegree = z.output<typeof entry>

/** No source is asked: the certificates are judged by a person, in a step of its own. */
export const educationStep = defineStep({
  kind: 'education',
  label: text('Education', 'पढ़ाई'),
  summary: text(
    'The person states degrees with their certificates, which a person judges later.',
    'व्यक्ति डिग्री और प्रमाण पत्र देता है, जिन्हें बाद में कोई व्यक्ति जाँचता है।',
  ),
  icon: 'badge-check',
  actor: 'subject',
  settings: z.strictObject({
    most: z.number().int().min(1).max(MOST_ENTRIES).default(3),
    rollNumber: wanted.default('optional'),
    certificate: wanted.default('required'),
  }),
  settingsFields: [
    { source: 'most', label: text('Entries at most', 'ज़्यादा से ज़्यादा कितनी डिग्री'), kind: 'number' },
    { source: 'rollNumber', label: text('Roll number', 'रोल नंबर'), kind: 'select', options: wantedOptions },
    { source: 'certificate', label: text('Certificate', 'प्रमाण पत्र'), kind: 'select', options: wantedOptions },
  ],
  answer: z.object({ entries: z.array(entry).min(1).max(MOST_ENTRIES) }),
  answerFields: [
    { source: 'institution', label: text('School, college or university', 'स्कूल, कॉलेज या विश्वविद्यालय') },
    { source: 'degree', label: text('Degree or class', 'डिग्री या कक्षा') },
    { source: 'year', label: text('Year', 'साल'), kind: 'number' },
    { source: 'rollNumber', label: text('Roll number', 'रोल नंबर'), optional: true },
    {
      source: 'files',
      label: text('Certificate', 'प्रमाण पत्र'),
      kind: 'file',
      types: entryFiles.types,
      most: entryFiles.most,
      optional: true,
    },
  ],
  outcomes: { submitted: choice('Submitted, not verified', 'जमा हुआ, जाँच बाकी', 'info') },
  facts: [
    { source: 'entryCount', label: text('Degrees stated', 'बताई गई डिग्री'), kind: 'count' },
    { source: 'institution', label: text('Latest institution', 'पिछला संस्थान') },
    { source: 'degree', label: text('Latest degree', 'पिछली डिग्री') },
    { source: 'year', label: text('Year', 'साल') },
    { source: 'rollNumber', label: text('Roll number', 'रोल नंबर'), mask: 'tail', optional: true },
    { source: 'others', label: text('Other degrees', 'दूसरी डिग्री'), optional: true },
    { source: 'documents', label: text('Certificates', 'प्रमाण पत्र'), kind: 'count' },
  ],
  example: {
    settings: { most: 3, certificate: 'optional' },
    answer: {
      entries: [
        { institution: 'Savitribai Phule Pune University', degree: 'B.Com.', year: 2019, rollNumber: 'PU-19-4471' },
      ],
    },
  },
})
