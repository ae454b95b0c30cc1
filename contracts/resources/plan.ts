import { z } from 'zod'
import { plan } from '../cases/plan.ts'
import { caseProducts } from '../cases/products.ts'
import { stepActors, stepKinds, stepOf } from '../cases/steps/index.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const time = z.iso.datetime()
const words = z.object({ en: z.string(), hi: z.string() })
const paise = z.number().int()

/**
 * Integer paise. `usual`: if every step goes well; `least` and `most` are bounds if the cost is not exact; `saved`: the most that a case saves by
 * ending early.
 */
export const planCost = z.object({ least: paise, most: paise, usual: paise, saved: paise, isExact: z.boolean() })

const record = z.object({
  id: z.string(),
  product: z.enum(caseProducts),
  /** Of the latest version, as all that follows. */
  title: words,
  version: z.number().int(),
  stepCount: z.number().int(),
  /** Integer paise that a case of it costs today. */
  cost: z.object({ least: paise, most: paise }),
  publishedAt: time,
  /** The cases that have not ended, of all versions. */
  running: z.number().int(),
  /** No case can be started of it since then; null if cases can. */
  archivedAt: time.nullable(),
  createdAt: time,
})

export const planDetail = record.extend({
  plan,
  steps: z.array(
    z.object({
      id: z.string(),
      title: words,
      kind: z.enum(stepKinds),
      actor: z.enum(stepActors),
      /** The steps that have to end before it; it begins at once if there are none. */
      after: z.array(z.string()),
      tries: z.number().int(),
      dueHours: z.number().int().nullable(),
      skippable: z.boolean(),
      /** Its condition, in words of the plan; null if it is never left out. */
      when: words.nullable(),
      /** What it asks or does: its settings, in words of the plan. */
      settings: z.array(z.object({ label: words, value: words })),
      /** Integer paise that its answer costs the account today; 0 for a step that asks no source. */
      pricePaise: paise,
    }),
  ),
  /** The rules that choose the result, in order and in words of the plan; `verdict` is one of `plan.verdicts`. */
  rules: z.array(z.object({ verdict: z.string(), early: z.boolean(), when: words })),
  cost: planCost,
  /** Every version, the newest first, with the cases that run on it. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      publishedAt: time,
      /** By name. */
      publishedBy: z.string(),
      running: z.number().int(),
    }),
  ),
})

export type ShownPlan = z.output<typeof record>
export type ShownPlanDetail = z.output<typeof planDetail>

const kinds = Object.fromEntries(stepKinds.map(kind => [kind, { label: stepOf(kind).label }]))

/** Plans of an account, of which its cases are started. */
export const planResource = defineResource({
  name: 'plans',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show'],
  gate: 'kyc',
  paths: {
    list: paths.casePlans,
    show: paths.casePlanDetail,
    create: paths.casePlanCreate,
    edit: paths.casePlanEdit,
  },
  words: {
    title: text('Plans', 'प्लान'),
    search: text('Part of the English title', 'अंग्रेज़ी शीर्षक का हिस्सा'),
    none: text('No plans yet', 'अभी कोई प्लान नहीं'),
    noneDetail: text(
      'A plan says what a person is asked for, what is checked and which result follows. Cases are started of it.',
      'प्लान बताता है कि व्यक्ति से क्या पूछा जाए, क्या जाँचा जाए और कौन-सा नतीजा निकले। केस उसी से शुरू होते हैं।',
    ),
    missing: text('There is no such plan', 'ऐसा कोई प्लान नहीं है'),
    error: text('Plans could not be loaded', 'प्लान लोड नहीं हो सके'),
  },
  fields: {
    kind: { label: text('Kind', 'प्रकार'), kind: 'choice', choices: kinds },
    archived: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: { true: choice('Archived', 'बंद'), false: choice('In use', 'चालू', 'success') },
    },
    title: { label: text('Plan', 'प्लान') },
    version: { label: text('Version', 'वर्शन') },
    stepCount: { label: text('Steps', 'स्टेप'), kind: 'count' },
    running: { label: text('Running cases', 'चालू केस'), kind: 'count' },
    cost: { label: text('Price of a case', 'एक केस का खर्च') },
    publishedAt: { label: text('Published', 'पब्लिश किया'), kind: 'time' },
    archivedAt: { label: text('Archived', 'बंद किया'), kind: 'time' },
    createdAt: { label: text('Created', 'बनाया'), kind: 'time' },
  },
  record,
  detail: planDetail,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    archived: z.boolean().optional(),
    /** A part of the English title. */
    q: z.string().trim().max(120).optional(),
  }),
  sorts: ['id', 'createdAt'],
})
