import { z } from 'zod'
import { labelId } from '../esign/labels.ts'
import { shownEnvelope, shownEnvelopeDetail } from '../esign/shown.ts'
import { envelopeStateChoices, envelopeStates } from '../esign/states.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const waitingFor = ['me', 'others'] as const

const waitingChoices = { me: choice('Me', 'मेरा'), others: choice('Others', 'दूसरों का') }

/** Envelopes: documents that are sent out to be signed, and the templates that they are made of. */
export const envelopeResource = defineResource({
  name: 'envelopes',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show', 'export'],
  gate: 'kyc',
  paths: { list: paths.esignResponses, show: paths.esignDetail },
  words: {
    title: text('Documents', 'दस्तावेज़'),
    search: text('Title, person or words of the document', 'शीर्षक, व्यक्ति या दस्तावेज़ के शब्द'),
    none: text('No documents yet', 'अभी कोई दस्तावेज़ नहीं'),
    noneDetail: text(
      'Upload a document, place the fields, and send it to those who sign.',
      'दस्तावेज़ अपलोड करें, फ़ील्ड लगाएँ और साइन करने वालों को भेजें।',
    ),
    missing: text('There is no such document', 'ऐसा कोई दस्तावेज़ नहीं है'),
    error: text('Documents could not be loaded', 'दस्तावेज़ लोड नहीं हो सके'),
  },
  fields: {
    title: { label: text('Document', 'दस्तावेज़') },
    state: { label: text('Status', 'स्टेटस'), kind: 'choice', choices: envelopeStateChoices },
    recipients: { label: text('Recipients', 'किन्हें भेजा') },
    done: { label: text('Progress', 'प्रगति') },
    mode: {
      label: text('Mode', 'मोड'),
      kind: 'choice',
      choices: { live: choice('Live', 'लाइव'), test: choice('Test', 'टेस्ट', 'info') },
    },
    bulk: { label: text('Sent to many', 'कई लोगों को भेजे') },
    createdBy: { label: text('Created by', 'किसने बनाया') },
    createdAt: { label: text('Created', 'बनाया'), kind: 'time' },
    updatedAt: { label: text('Last change', 'पिछला बदलाव'), kind: 'time' },
    sentAt: { label: text('Sent', 'भेजा'), kind: 'time' },
    expiresAt: { label: text('Expires', 'कब तक'), kind: 'time' },
    endedAt: { label: text('Ended', 'खत्म'), kind: 'time' },
    reason: { label: text('Reason', 'कारण') },
    waiting: { label: text('Waiting for', 'किसका इंतज़ार'), kind: 'choice', choices: waitingChoices },
    folder: { label: text('Folder', 'फ़ोल्डर') },
    tags: { label: text('Tags', 'टैग') },
  },
  record: shownEnvelope,
  detail: shownEnvelopeDetail,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    state: z.array(z.enum(envelopeStates)).optional(),
    /** Templates instead of envelopes. */
    template: z.boolean().optional(),
    /** Expires within three days. */
    expiring: z.boolean().optional(),
    mode: z.enum(['live', 'test']).optional(),
    /** Those of a bulk send. */
    bulk: z.string().max(64).optional(),
    /** Out, and asked now: the person who is signed in, by their e-mail address; or others only. */
    waiting: z.enum(waitingFor).optional(),
    folder: labelId.optional(),
    /** With all of these. */
    tags: z.array(labelId).max(20).optional(),
    /** Words of the title, of a recipient's name or of the document's text, or a complete e-mail address or phone number. */
    q: z.string().trim().max(120).optional(),
  }),
  csv: {
    columns: [
      'title',
      'state',
      'recipients',
      'folder',
      'tags',
      'mode',
      'createdBy',
      'createdAt',
      'sentAt',
      'expiresAt',
      'endedAt',
      'reason',
    ],
    workbook: true,
  },
  sorts: ['id', 'createdAt', 'updatedAt', 'sentAt', 'expiresAt', 'endedAt'],
})
