import { z } from 'zod'
import { shownCase, shownCaseDetail } from '../cases/shown.ts'
import { caseStatusChoices, caseStatuses, waitsOnChoices, waitsOnValues } from '../cases/states.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

/** Cases: runs of plans, each about one person. */
export const caseResource = defineResource({
  name: 'cases',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show'],
  gate: 'kyc',
  paths: { list: paths.cases, show: paths.caseDetail },
  words: {
    title: text('Cases', 'केस'),
    search: text('Name, e-mail, phone or reference', 'नाम, ईमेल, फ़ोन या रेफ़रेंस'),
    none: text('No cases yet', 'अभी कोई केस नहीं'),
    noneDetail: text(
      'A case asks a person for what you need, checks it, and gives a result by rules of your own.',
      'केस किसी व्यक्ति से ज़रूरी जानकारी माँगता है, उसे जाँचता है और आपके नियमों से नतीजा देता है।',
    ),
    missing: text('There is no such case', 'ऐसा कोई केस नहीं है'),
    error: text('Cases could not be loaded', 'केस लोड नहीं हो सके'),
  },
  fields: {
    subject: { label: text('Person', 'व्यक्ति') },
    planTitle: { label: text('Plan', 'प्लान') },
    status: { label: text('Status', 'स्टेटस'), kind: 'choice', choices: caseStatusChoices },
    verdict: { label: text('Result', 'नतीजा') },
    waitsOn: { label: text('Waiting for', 'किसका इंतज़ार'), kind: 'choice', choices: waitsOnChoices },
    overdue: {
      label: text('Overdue', 'समय निकला'),
      kind: 'choice',
      choices: { true: choice('Overdue', 'समय निकला', 'danger'), false: choice('In time', 'समय पर') },
    },
    planId: { label: text('Plan', 'प्लान') },
    mode: {
      label: text('Mode', 'मोड'),
      kind: 'choice',
      choices: { live: choice('Live', 'लाइव'), test: choice('Test', 'टेस्ट', 'info') },
    },
    reference: { label: text('Your reference', 'आपका रेफ़रेंस') },
    createdAt: { label: text('Started', 'शुरू'), kind: 'time' },
    nextDueAt: { label: text('Next step due', 'अगला स्टेप कब तक'), kind: 'time' },
    dueAt: { label: text('Ends by', 'कब तक'), kind: 'time' },
    endedAt: { label: text('Ended', 'खत्म'), kind: 'time' },
  },
  record: shownCase,
  detail: shownCaseDetail,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    status: z.array(z.enum(caseStatuses)).optional(),
    planId: z.string().max(64).optional(),
    waitsOn: z.enum(waitsOnValues).optional(),
    /** Whether an open step should have ended by now. */
    overdue: z.boolean().optional(),
    mode: z.enum(['live', 'test']).optional(),
    /** A whole word of the name, a complete e-mail or phone, or a part of the reference. */
    q: z.string().trim().max(120).optional(),
  }),
  sorts: ['id', 'createdAt', 'dueAt', 'nextDueAt', 'endedAt'],
})
