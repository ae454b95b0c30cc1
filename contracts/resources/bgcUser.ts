import { z } from 'zod'
import { caseStatuses, verdictTones } from '../cases/states.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const count = z.number().int()
const time = z.iso.datetime()
const words = z.object({ en: z.string(), hi: z.string() })

const record = z.object({
  /** The user's id. */
  id: z.string(),
  customer: z.string(),
  customerId: z.string().nullable(),
  openCases: count,
  /** Checks that wait for a verifier, and those of them that somebody has taken or that are overdue. */
  waiting: count,
  taken: count,
  overdue: count,
  /** Quality controls that wait. */
  quality: count,
  judged: count,
  /** Of the judged checks with a due time, the share that was judged by then, from 0 to 1; null without one. */
  keptShare: z.number().nullable(),
})

const detail = record.extend({
  /** The newest 50, with the person masked. */
  cases: z.array(
    z.object({
      id: z.string(),
      planTitle: words,
      subject: z.string().nullable(),
      reference: z.string().nullable(),
      status: z.enum(caseStatuses),
      verdict: z.object({ label: words, tone: z.enum(verdictTones) }).nullable(),
      waitsFor: z.array(words),
      overdue: z.boolean(),
      createdAt: time,
    }),
  ),
  /** Who has taken or judged checks of this account. */
  verifiers: z.array(z.object({ id: z.string(), name: z.string(), taken: count, judged: count, sentBack: count })),
})

export type BgcUser = z.output<typeof record>
export type BgcUserDetail = z.output<typeof detail>

/** Accounts whose cases need verifiers of staff, or that run background verification. */
export const bgcUser = defineResource({
  name: 'bgc-users',
  audience: 'admin',
  permission: 'admin.verifications',
  actions: ['list', 'show'],
  paths: { list: paths.adminBgcUsers, show: paths.adminBgcUsersDetail },
  words: {
    title: text('Background checks', 'बैकग्राउंड जाँच'),
    search: text('Whole word of name, e-mail, phone, ID', 'नाम का पूरा शब्द, ईमेल, फ़ोन, ID'),
    none: text('No account has background checks', 'किसी खाते में बैकग्राउंड जाँच नहीं है'),
    noneDetail: text(
      'An account appears here with its first background verification, or when a case of it needs a verifier.',
      'पहली बैकग्राउंड जाँच के साथ, या किसी केस को वेरिफ़ायर की ज़रूरत होने पर खाता यहाँ दिखता है।',
    ),
  },
  fields: {
    customer: { label: text('Customer', 'ग्राहक') },
    customerId: { label: text('Customer ID', 'ग्राहक ID'), kind: 'mono' },
    openCases: { label: text('Open cases', 'खुले केस'), kind: 'count' },
    waiting: { label: text('Checks waiting', 'बाकी जाँचें'), kind: 'count' },
    taken: { label: text('Taken', 'लिए गए'), kind: 'count' },
    overdue: { label: text('Overdue', 'समय निकल गया'), kind: 'count' },
    quality: { label: text('Quality waiting', 'बाकी क्वालिटी जाँच'), kind: 'count' },
    judged: { label: text('Judged', 'निर्णय हुए'), kind: 'count' },
    keptShare: { label: text('On time', 'समय पर') },
    standing: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: {
        waiting: choice('Checks waiting', 'जाँचें बाकी'),
        overdue: choice('Overdue', 'समय निकल गया'),
        quality: choice('Quality waiting', 'क्वालिटी जाँच बाकी'),
      },
    },
  },
  record,
  detail,
  filter: z.object({
    /** Part of the customer id, or a whole e-mail, phone or words of the name or company, which are sealed. */
    q: z.string().trim().max(120).optional(),
    standing: z.enum(['waiting', 'overdue', 'quality']).optional(),
  }),
  sorts: ['id', 'openCases', 'waiting', 'taken', 'overdue', 'quality', 'judged'],
})
