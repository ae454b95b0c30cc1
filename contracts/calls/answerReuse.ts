import { z } from 'zod'
import { reusableIds, reuseHoursField } from '../checks/answerReuse.ts'
import type { ProductId } from '../products/index.ts'
import { defineCall } from './define.ts'

const common = { service: 'main', auth: 'customer', style: 'http' } as const
const product = z.enum(reusableIds as [ProductId, ...ProductId[]])
const setting = z.object({ product, hours: reuseHoursField })

/** For how long the account has its own answers again, of each product whose answers keep. */
export const listAnswerReuse = defineCall({
  ...common,
  method: 'GET',
  path: '/answer-reuse',
  access: ['account', 'show'],
  summary: 'List for how long answers are reused',
  reply: z.array(setting),
})

/**
 * The same check within this time is answered from the account's own answer, free. It takes effect within five seconds and applies to answers that the
 * account has already; null asks the source each time.
 */
export const setAnswerReuse = defineCall({
  ...common,
  method: 'PUT',
  path: '/answer-reuse/{product}',
  access: ['account', 'edit'],
  summary: 'Set for how long answers of a product are reused',
  params: z.object({ product }),
  body: z.object({ hours: reuseHoursField }),
  reply: setting,
})
