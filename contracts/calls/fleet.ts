import { z } from 'zod'
import { challanRoutes } from '../challans/challans.ts'
import { challanAgeNames, fleetDocuments, fleetLimits, fuels, vehicleAgeNames, vehicleClasses } from '../fleet.ts'
import { plainText } from '../platform/plainText.ts'
import { bulkJobDetail } from '../resources/bulkJob.ts'
import { defineCall } from './define.ts'

const count = z.number().int()
const paise = z.number().int()
const day = z.iso.date()
const common = { service: 'main', auth: 'customer', style: 'http' } as const
const editing = { ...common, method: 'POST', access: ['verifications', 'edit'] } as const

const share = <Name extends z.ZodType>(name: Name) => z.array(z.object({ name, count }))

/** All figures of `/vaahan-analytics`. Days are in Asia/Kolkata. */
export const getFleetSummary = defineCall({
  ...common,
  method: 'GET',
  path: '/fleet/summary',
  access: ['verifications', 'list'],
  summary: 'Get what expires, challan exposure and the mix of the fleet',
  query: z.object({ group: z.string().trim().max(fleetLimits.groupCharacters).optional() }),
  reply: z.object({
    today: day,
    vehicles: count,
    /** Vehicles with a paper that ended, and with one that ends within 30 days. */
    overdue: count,
    soon: count,
    /** Vehicles with either: those that a re-check of the due ones means. */
    dueOrEnded: count,
    blacklisted: count,
    rcExpired: count,
    financed: count,
    /** When the oldest answer is from; null without vehicles. */
    oldestCheckAt: z.iso.datetime().nullable(),
    /** Papers that ended, by document. */
    ended: z.array(z.object({ document: z.enum(fleetDocuments), count, oldest: day })),
    /** Papers that end from today to the end of the eleventh month after this one, by day. */
    expiring: z.array(z.object({ day, document: z.enum(fleetDocuments), count })),
    challans: z.object({
      /** Vehicles whose challans were checked. */
      checked: count,
      vehicles: count,
      count,
      paise,
      byAge: z.array(z.object({ age: z.enum(challanAgeNames), count, paise })),
      byPayability: z.array(z.object({ payability: z.enum(challanRoutes), count, paise })),
    }),
    fuels: share(z.enum(fuels)),
    classes: share(z.enum(vehicleClasses)),
    ages: share(z.enum(vehicleAgeNames)),
    states: share(z.string()),
    groups: share(z.string()),
  }),
})

export type FleetSummary = z.output<typeof getFleetSummary.reply>

const ids = z.array(z.string().max(64)).min(1).max(fleetLimits.ticked)

/** Puts vehicles into a group, such as a depot; null takes them out of theirs. */
export const groupVehicles = defineCall({
  ...editing,
  path: '/fleet/group',
  summary: 'Put vehicles into a group',
  body: z.object({
    ids,
    group: z
      .string()
      .trim()
      .min(1, 'Enter a name.')
      .max(fleetLimits.groupCharacters)
      .regex(plainText.pattern, 'Control characters are not allowed.')
      .nullable(),
  }),
  reply: z.object({ changed: count }),
})

/** A vehicle stays out of the fleet until it is checked again. Its checks are kept. */
export const removeVehicles = defineCall({
  ...editing,
  path: '/fleet/remove',
  summary: 'Remove vehicles from the fleet',
  body: z.object({ ids }),
  reply: z.object({ changed: count }),
})

/** Makes a file of the vehicles that is ready to start: nothing is charged until its owner has seen the price and started it. */
export const recheckVehicles = defineCall({
  ...common,
  method: 'POST',
  path: '/fleet/recheck',
  access: ['verifications', 'create'],
  summary: 'Prepare another check of vehicles',
  gate: 'kyc',
  body: z.object({
    product: z.enum(['vehicle-rc-check', 'vehicle-challans']),
    ids: ids.optional(),
    /** Without ids: `due` are the vehicles with a paper that ended or ends within 30 days. */
    of: z.enum(['due', 'all']).default('due'),
    group: z.string().trim().max(fleetLimits.groupCharacters).optional(),
  }),
  reply: bulkJobDetail,
  errors: ['conflict'],
  idempotent: true,
})

const reminders = z.object({
  on: z.boolean(),
  documents: z.array(z.enum(fleetDocuments)),
  /** Sub-users who get the mail as well as the account's owner. */
  recipients: z.array(z.string().max(64)).max(fleetLimits.recipients),
})

const reminderReply = reminders.extend({
  /** Who could get them: active secondary users. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
})

export const getFleetReminders = defineCall({
  ...common,
  method: 'GET',
  path: '/fleet/reminders',
  access: ['account', 'show'],
  summary: 'Get the reminders of the fleet',
  reply: reminderReply,
})

export const setFleetReminders = defineCall({
  ...common,
  method: 'PUT',
  path: '/fleet/reminders',
  access: ['account', 'edit'],
  summary: 'Change the reminders of the fleet',
  body: reminders,
  reply: reminderReply,
})
