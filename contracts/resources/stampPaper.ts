import { z } from 'zod'
import { stampState, stampValue } from '../esign/stampChoice.ts'
import { stampLimits, stampPaperStatusChoices, stampPaperStatuses } from '../esign/stampPapers.ts'
import { day } from '../fields/schemas.ts'
import { stateNames } from '../identifiers/states.ts'
import type { Choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const states: Record<string, Choice> = Object.fromEntries(stateNames.map(label => [label.en, { label }]))

const party = z
  .string()
  .trim()
  .max(stampLimits.partyCharacters)
  .regex(/^\P{Cc}*$/u, 'Control characters are not allowed.')
  .nullable()

const create = z.object({
  /** An uploaded file of one page (`/esign/files`). */
  file: z.string().max(64),
  state: stampState,
  valuePaise: stampValue,
  /** As it stands on the certificate. Unique within the account and state. */
  number: z
    .string()
    .trim()
    .min(4)
    .max(stampLimits.numberCharacters)
    .regex(/^[\d A-Za-z/-]+$/, 'Enter the number as it stands on the certificate.'),
  firstParty: party,
  secondParty: party,
  purchasedOn: day.nullable(),
})

const record = z.object({
  id: z.string(),
  /** The Indian state or union territory, by its English name. */
  state: z.string(),
  valuePaise: z.number().int(),
  number: z.string(),
  firstParty: z.string().nullable(),
  secondParty: z.string().nullable(),
  purchasedOn: z.iso.date().nullable(),
  status: z.enum(stampPaperStatuses),
  /** The document that has reserved or used it. */
  envelope: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Why it was withdrawn. */
  reason: z.string().nullable(),
  file: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})

export type StampPaperRecord = z.output<typeof record>

/** E-stamp certificates, each of which is bound into one document. */
export const stampPaperResource = defineResource({
  name: 'stamp-papers',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show', 'create'],
  gate: 'kyc',
  paths: { list: paths.esignStamps },
  words: {
    title: text('Stamp papers', 'स्टांप पेपर'),
    search: text('Certificate number', 'सर्टिफ़िकेट नंबर'),
    none: text('No stamp papers yet', 'अभी कोई स्टांप पेपर नहीं'),
    noneDetail: text(
      'Upload the e-stamp certificates that you have bought. Each is bound into one document, as its first page.',
      'खरीदे हुए ई-स्टांप सर्टिफ़िकेट अपलोड करें। हर एक, एक ही दस्तावेज़ के पहले पेज के तौर पर लगता है।',
    ),
    one: text('Stamp paper', 'स्टांप पेपर'),
    missing: text('There is no such stamp paper', 'ऐसा कोई स्टांप पेपर नहीं है'),
    error: text('Stamp papers could not be loaded', 'स्टांप पेपर लोड नहीं हो सके'),
  },
  fields: {
    number: { label: text('Certificate number', 'सर्टिफ़िकेट नंबर'), kind: 'mono' },
    state: { label: text('State', 'राज्य'), kind: 'choice', choices: states },
    valuePaise: { label: text('Value', 'कीमत'), kind: 'money' },
    status: { label: text('Status', 'स्टेटस'), kind: 'choice', choices: stampPaperStatusChoices },
    envelope: { label: text('Document', 'दस्तावेज़') },
    firstParty: { label: text('First party', 'पहला पक्ष') },
    secondParty: { label: text('Second party', 'दूसरा पक्ष') },
    purchasedOn: { label: text('Bought on', 'कब खरीदा'), kind: 'day' },
    reason: { label: text('Why it was withdrawn', 'क्यों हटाया') },
    createdBy: { label: text('Added by', 'किसने जोड़ा') },
    createdAt: { label: text('Added', 'कब जोड़ा'), kind: 'time' },
  },
  record,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    state: z.array(z.string().max(60)).max(50).optional(),
    status: z.array(z.enum(stampPaperStatuses)).optional(),
    /** Integer paise. */
    valuePaise: z.number().int().min(0).max(stampLimits.value.most).optional(),
    /** The beginning of a certificate number. */
    q: z.string().trim().max(stampLimits.numberCharacters).optional(),
  }),
  sorts: ['id', 'number', 'state', 'valuePaise', 'purchasedOn', 'createdAt'],
  create,
})
