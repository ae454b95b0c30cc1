import { z } from 'zod'
import { caseLimits } from '../cases/limits.ts'
import { defineCall } from './define.ts'

const place = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc', path: '/case-settings' } as const

const settings = z.object({
  /** Days after the end of a case; null keeps personal data. */
  keepDays: z.number().int().min(caseLimits.keepDays.least).max(caseLimits.keepDays.most).nullable(),
})

export const readCaseSettings = defineCall({
  ...place,
  method: 'GET',
  access: ['account', 'show'],
  summary: 'Read how long personal data of cases is kept',
  reply: settings,
})

/** Also applies to the cases that have ended already. Of own plans only: products have periods of their own. */
export const changeCaseSettings = defineCall({
  ...place,
  method: 'PUT',
  access: ['account', 'edit'],
  summary: 'Change how long personal data of cases is kept',
  body: settings,
  reply: settings,
})
