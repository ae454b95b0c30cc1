import { z } from 'zod'
import { topUpWallets } from '../money/topUp.ts'
import { defineCall } from './define.ts'

const minor = z.number().int()
const thresholdPaise = z.number().int().min(0).max(1_000_000_000).nullable()

const alerts = z.object({
  alerts: z.array(
    z.object({
      wallet: z.enum(topUpWallets),
      thresholdPaise,
      /** The current threshold, or the last one before it was turned off. */
      keptPaise: minor,
    }),
  ),
})

/** The balance below which a mail is sent; null if it is off. */
export const getBalanceAlerts = defineCall({
  service: 'main',
  method: 'GET',
  path: '/balance-alerts',
  auth: 'customer',
  access: ['account', 'show'],
  style: 'http',
  summary: 'Get low balance alerts',
  reply: alerts,
})

export const setBalanceAlert = defineCall({
  service: 'main',
  method: 'PUT',
  path: '/balance-alerts',
  auth: 'customer',
  access: ['account', 'edit'],
  style: 'http',
  summary: 'Update low balance alerts',
  body: z.object({ wallet: z.enum(topUpWallets), thresholdPaise }),
  reply: alerts,
})
