import { z } from 'zod'
import { plan } from '../cases/plan.ts'
import { stepKinds } from '../cases/steps/index.ts'
import { text } from '../text.ts'
import { defineResource } from './define.ts'

const time = z.iso.datetime()
const words = z.object({ en: z.string(), hi: z.string() })
const paise = z.number().int()

const record = z.object({
  id: z.string(),
  /** Of the latest version, as all that follows. */
  title: words,
  version: z.number().int(),
  stepCount: z.number().int(),
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
      /** Its condition, in words of the plan; null if it is never left out. */
      when: words.nullable(),
      /** Integer paise that its answer costs the account today; 0 for a step that asks no source. */
      pricePaise: paise,
    }),
  ),
  /** Integer paise. `usual`: if every step goes well; `least` and `most` are bounds if the cost is not exact. */
  cost: z.object({ least: paise, most: paise, usual: paise, isExact: z.boolean() }),
})

export type ShownPlan = z.output<typeof record>
export type ShownPlanDetail = z.output<typeof planDetail>

/** Plans of an account, of which its cases are started. */
export const planResource = defineResource({
  name: 'plans',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show'],
  gate: 'kyc',
  fields: {
    title: { label: text('Plan', 'प्लान') },
    version: { label: text('Version', 'वर्शन') },
    stepCount: { label: text('Steps', 'स्टेप') },
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
