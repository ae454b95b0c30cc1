import { z } from 'zod'
import { sourceStateField } from '../platform/sourceStates.ts'
import { defineCall } from './define.ts'

const count = z.number().int()

/** Where vehicle data comes from, how long an answer is kept, and how much is asked. Days are in Asia/Kolkata. */
export const getVehicleData = defineCall({
  service: 'admin',
  auth: 'admin',
  style: 'http',
  method: 'GET',
  path: '/vehicle-data',
  access: ['admin.users', 'list'],
  summary: 'Get sources, kept answers and volume of vehicle data',
  reply: z.object({
    products: z.array(
      z.object({
        product: z.string(),
        state: sourceStateField,
        /** Who answered among the platform's last checks, the latest first; empty if none of them was of this product. */
        sources: z.array(z.object({ name: z.string(), lastAt: z.iso.datetime() })),
        /** Of the last 30 days. */
        checks: count,
        unanswered: count,
      }),
    ),
    /** How many of the platform's last checks were looked at for `sources`. */
    lookedAt: count,
    kept: z.object({
      /** A customer who asks for the same again within so many hours is shown the answer first. It is not sold twice by itself. */
      repeatHours: count,
      /** Within so many minutes, the challan tool answers from its own records. */
      challanMinutes: count,
    }),
    days: z.array(z.object({ day: z.iso.date(), checks: count, unanswered: count })),
    customers: z.object({ analytics: count, challanTool: count }),
  }),
})
