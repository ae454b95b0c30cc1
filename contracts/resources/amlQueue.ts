import { z } from 'zod'
import { choice } from '../platform/choice.ts'
import { text } from '../platform/text.ts'
import { riskChoices, riskLevels } from '../screening/riskLevels.ts'
import { defineResource } from './define.ts'

const record = z.object({
  /** The screening's. */
  id: z.string(),
  /** Masked. */
  subject: z.string(),
  /** Hits that nobody has decided about, those included that wait for a second person. */
  openHits: z.number().int(),
  /** Of these, how many wait for a second person. */
  toConfirm: z.number().int(),
  /** Of the best hit, 0 to 100. */
  score: z.number().nullable(),
  risk: z.enum(riskLevels),
  reference: z.string().nullable(),
  assigneeId: z.string().nullable(),
  assignee: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

export type AmlQueueRecord = z.output<typeof record>

/** The screenings with hits that are to be decided, the oldest first. Screenings by a test key are not among them: their lists are made up. */
export const amlQueue = defineResource({
  name: 'aml-queue',
  audience: 'customer',
  permission: 'verifications',
  gate: 'kyc',
  actions: ['list'],
  words: {
    title: text('Anti money laundering responses', 'मनी लॉन्ड्रिंग रोकथाम: जवाब'),
    search: text('Request ID, reference, name', 'रिक्वेस्ट ID, रेफ़रेंस, नाम'),
    none: text('Nothing to decide', 'कोई फ़ैसला बाकी नहीं'),
    noneDetail: text(
      'Screenings with undecided hits appear here, the oldest first. Every screening is under “Checks”.',
      'जिन जाँचों के मेल पर फ़ैसला बाकी है, वे यहाँ दिखती हैं, सबसे पुरानी पहले। सारी जाँचें “जाँचें” में हैं।',
    ),
    error: text('Screenings could not be loaded', 'जाँचें लोड नहीं हो सकीं'),
  },
  fields: {
    createdAt: { label: text('Waiting', 'कब से बाकी'), kind: 'time' },
    subject: { label: text('Name', 'नाम') },
    openHits: { label: text('Hits to decide', 'फ़ैसला बाकी'), kind: 'count' },
    toConfirm: { label: text('To confirm', 'पुष्टि बाकी'), kind: 'count' },
    score: { label: text('Best score', 'सबसे ऊँचा स्कोर') },
    risk: { label: text('Risk', 'जोखिम'), kind: 'choice', choices: riskChoices },
    reference: { label: text('Your reference', 'आपका रेफ़रेंस') },
    assignee: {
      label: text('Assigned to', 'किसे असाइन'),
      kind: 'choice',
      choices: { me: choice('Me', 'मुझे'), nobody: choice('Nobody', 'किसी को नहीं') },
    },
  },
  record,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    assignee: z.enum(['me', 'nobody']).optional(),
    /** A request id, a reference, or a complete name as it was entered. */
    q: z.string().trim().max(120).optional(),
  }),
  sorts: ['id', 'createdAt'],
})
