import { z } from 'zod'
import { lawfulBases } from '../inquiries/sections.ts'
import { inquiryStatuses, shownInquiry, shownInquiryDetail } from '../inquiries/shown.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

/** Inquiries of dynamic intelligence; each opens as a graph. */
export const inquiryResource = defineResource({
  name: 'inquiries',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show'],
  paths: { list: paths.dynamicIntelligenceResponses, show: paths.dynamicIntelligenceDetails },
  words: {
    title: text('Dynamic intelligence', 'डायनेमिक इंटेलिजेंस'),
    search: text('Complete number, or your reference', 'पूरा नंबर या आपका रेफ़रेंस'),
    none: text('No inquiries yet', 'अभी कोई पूछताछ नहीं'),
    noneDetail: text(
      'Enter a PAN, phone, company, vehicle, GSTIN or DIN. What the sources know appears as a graph that you can walk in.',
      'PAN, फ़ोन, कंपनी, गाड़ी, GSTIN या DIN डालें। सोर्स जो जानते हैं, वह एक ग्राफ़ में दिखता है।',
    ),
    missing: text('There is no such inquiry', 'ऐसी कोई पूछताछ नहीं है'),
    error: text('Inquiries could not be loaded', 'पूछताछ लोड नहीं हो सकीं'),
  },
  fields: {
    about: { label: text('About', 'किसके बारे में') },
    status: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: {
        gathering: choice('Gathering', 'जानकारी आ रही है', 'info'),
        ready: choice('Ready', 'तैयार', 'success'),
        erased: choice('Deleted', 'मिटाई गई'),
      },
    },
    contradictions: { label: text('Findings', 'क्या मिला'), kind: 'count' },
    missing: { label: text('No answer', 'जवाब नहीं'), kind: 'count' },
    chargedPaise: { label: text('Charged', 'कटी रकम'), kind: 'money' },
    mode: {
      label: text('Mode', 'मोड'),
      kind: 'choice',
      choices: { live: choice('Live', 'लाइव'), test: choice('Test', 'टेस्ट', 'info') },
    },
    basis: {
      label: text('Lawful basis', 'कानूनी आधार'),
      kind: 'choice',
      choices: Object.fromEntries(Object.entries(lawfulBases).map(([name, label]) => [name, { label }])),
    },
    reference: { label: text('Your reference', 'आपका रेफ़रेंस') },
    createdBy: { label: text('Started by', 'किसने शुरू की') },
    createdAt: { label: text('Started', 'शुरू'), kind: 'time' },
    eraseAt: { label: text('Deleted on', 'कब मिटेगी'), kind: 'time' },
  },
  record: shownInquiry,
  detail: shownInquiryDetail,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    status: z.array(z.enum(inquiryStatuses)).optional(),
    mode: z.enum(['live', 'test']).optional(),
    /** A complete number that it began with, or a part of the reference. */
    q: z.string().trim().max(120).optional(),
  }),
  sorts: ['id', 'createdAt', 'contradictions', 'missing', 'eraseAt'],
})
