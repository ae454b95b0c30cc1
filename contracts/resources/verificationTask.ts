import { z } from 'zod'
import { verdictTones } from '../cases/states.ts'
import {
  verificationTaskKindChoices,
  verificationTaskKinds,
  verificationTaskStateChoices,
  verificationTaskStates,
} from '../cases/verificationTasks.ts'
import { verifierSkillNames, verifierSkills } from '../cases/verifierSkills.ts'
import { choice } from '../platform/choice.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const time = z.iso.datetime()
const words = z.object({ en: z.string(), hi: z.string() })

const record = z.object({
  /** That of the step’s round. */
  id: z.string(),
  kind: z.enum(verificationTaskKinds),
  state: z.enum(verificationTaskStates),
  userId: z.string(),
  customer: z.string(),
  caseId: z.string(),
  step: words,
  /** Whom the case is about; masked. */
  subject: z.string().nullable(),
  skill: z.enum(verifierSkills),
  askedAt: time,
  dueAt: time.nullable(),
  /** It waits, and should have been judged by now. */
  overdue: z.boolean(),
  /** Who has taken it or has judged it. */
  verifierId: z.string().nullable(),
  verifier: z.string().nullable(),
  /** Nobody else can take it before. */
  heldUntil: time.nullable(),
  outcome: z.object({ value: z.string(), label: words, tone: z.enum([...verdictTones, 'info']) }).nullable(),
  endedAt: time.nullable(),
})

export type VerificationTask = z.output<typeof record>

/** What verifiers of staff are asked in the cases of all accounts. */
export const verificationTask = defineResource({
  name: 'verification-tasks',
  audience: 'admin',
  permission: 'admin.verifications',
  actions: ['list'],
  words: {
    title: text('Checks', 'जाँचें'),
    none: text('No check is waiting for a verifier', 'कोई जाँच वेरिफ़ायर के लिए नहीं है'),
    noneDetail: text(
      'A check appears here when a case comes to a verifier’s review.',
      'केस के वेरिफ़ायर की जाँच तक पहुँचने पर जाँच यहाँ दिखती है।',
    ),
  },
  fields: {
    step: { label: text('Check', 'जाँच') },
    kind: { label: text('Kind', 'प्रकार'), kind: 'choice', choices: verificationTaskKindChoices },
    state: { label: text('State', 'स्टेटस'), kind: 'choice', choices: verificationTaskStateChoices },
    subject: { label: text('Person', 'व्यक्ति'), kind: 'mono' },
    skill: {
      label: text('Skill', 'योग्यता'),
      kind: 'choice',
      choices: Object.fromEntries(verifierSkills.map(skill => [skill, { label: verifierSkillNames[skill] }])),
    },
    askedAt: { label: text('Asked', 'कब आई'), kind: 'time' },
    dueAt: { label: text('Due', 'कब तक'), kind: 'time' },
    verifier: {
      label: text('Verifier', 'वेरिफ़ायर'),
      kind: 'choice',
      choices: { me: choice('Me', 'मैं'), nobody: choice('No one', 'कोई नहीं') },
    },
    verifierId: { label: text('Verifier', 'वेरिफ़ायर') },
    outcome: { label: text('Judgement', 'निर्णय') },
    overdue: {
      label: text('Due', 'कब तक'),
      kind: 'choice',
      choices: { true: choice('Overdue', 'समय निकल गया', 'danger') },
    },
  },
  record,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    userId: z.string().max(64).optional(),
    caseId: z.string().max(64).optional(),
    kind: z.array(z.enum(verificationTaskKinds)).optional(),
    state: z.array(z.enum(verificationTaskStates)).optional(),
    skill: z.array(z.enum(verifierSkills)).optional(),
    verifier: z.enum(['me', 'nobody']).optional(),
    verifierId: z.string().max(64).optional(),
    overdue: z.literal(true).optional(),
  }),
  sorts: ['id', 'askedAt', 'dueAt', 'endedAt'],
})
