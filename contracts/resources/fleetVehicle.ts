import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import {
  ageChoices,
  challanAgeChoices,
  challanAgeNames,
  classChoices,
  documentChoices,
  fleetDocuments,
  fleetLimits,
  fuelChoices,
  fuels,
  vehicleAgeNames,
  vehicleClasses,
} from '../fleet.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const date = z.iso.date().nullable()

const record = z.object({
  id: z.string(),
  /** Masked. */
  vehicle: z.string(),
  group: z.string().nullable(),
  status: z.enum(['active', 'blacklisted', 'expired']),
  vehicleClass: z.enum(vehicleClasses),
  fuel: z.enum(fuels),
  /** The first two letters of the plate; BH for the Bharat series. */
  state: z.string(),
  registeredOn: date,
  insuranceUpto: date,
  pucUpto: date,
  fitnessUpto: date,
  permitUpto: date,
  taxUpto: date,
  /** The earliest of the five. */
  nextExpiry: date,
  financed: z.boolean().nullable(),
  /** Null until the challans were checked. */
  pendingChallans: z.number().int().nullable(),
  pendingPaise: z.number().int().nullable(),
  challansAt: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime(),
  /** The check that the values are from. */
  verificationId: z.string(),
})

const statuses = {
  active: choice('Active', 'एक्टिव', 'success'),
  blacklisted: choice('Blacklisted', 'ब्लैकलिस्ट', 'danger'),
  expired: choice('RC expired', 'RC एक्सपायर', 'warning'),
}

/** The vehicles of an account, each with its latest answer. */
export const fleetVehicle = defineResource({
  name: 'fleet-vehicles',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.bulkHitResponsesCopy },
  words: {
    title: text('Fleet', 'गाड़ियाँ'),
    search: text('Vehicle number', 'गाड़ी नंबर'),
    none: text('No vehicles yet', 'अभी कोई गाड़ी नहीं'),
    noneDetail: text(
      'Every vehicle whose RC you check appears here with its insurance, PUC, fitness, permit and tax. Check one, or upload a file of vehicle numbers.',
      'जिस गाड़ी की RC आप जाँचते हैं, वह बीमा, PUC, फ़िटनेस, परमिट और टैक्स के साथ यहाँ दिखती है। एक गाड़ी जाँचें, या गाड़ी नंबरों की फ़ाइल अपलोड करें।',
    ),
  },
  fields: {
    vehicle: { label: text('Vehicle', 'गाड़ी'), kind: 'mono' },
    group: { label: text('Group', 'ग्रुप') },
    status: { label: text('RC', 'RC'), kind: 'choice', choices: statuses },
    vehicleClass: { label: text('Class', 'क्लास'), kind: 'choice', choices: classChoices },
    fuel: { label: text('Fuel', 'ईंधन'), kind: 'choice', choices: fuelChoices },
    state: { label: text('State', 'राज्य') },
    registeredOn: { label: text('Registered on', 'कब रजिस्टर हुई'), kind: 'day' },
    age: { label: text('Age', 'उम्र'), kind: 'choice', choices: ageChoices },
    insuranceUpto: { label: text('Insurance', 'बीमा'), kind: 'day' },
    pucUpto: { label: text('PUC', 'PUC'), kind: 'day' },
    fitnessUpto: { label: text('Fitness', 'फ़िटनेस'), kind: 'day' },
    permitUpto: { label: text('Permit', 'परमिट'), kind: 'day' },
    taxUpto: { label: text('Tax', 'टैक्स'), kind: 'day' },
    nextExpiry: { label: text('Next to expire', 'अगली तारीख'), kind: 'day' },
    due: {
      label: text('Due', 'कब तक'),
      kind: 'choice',
      choices: {
        expired: choice('Expired', 'खत्म हो चुका'),
        week: choice('Due in 7 days', '7 दिन में'),
        month: choice('Due in 30 days', '30 दिन में'),
      },
    },
    document: { label: text('Document', 'दस्तावेज़'), kind: 'choice', choices: documentChoices },
    expiresOn: { label: text('Expires', 'कब खत्म'), kind: 'day' },
    financed: {
      label: text('Hypothecated', 'लोन पर'),
      kind: 'choice',
      choices: { true: choice('Yes', 'हाँ'), false: choice('No', 'नहीं') },
    },
    challans: {
      label: text('Challans', 'चालान'),
      kind: 'choice',
      choices: {
        pending: choice('Pending', 'बाकी'),
        clear: choice('None pending', 'कोई बाकी नहीं'),
        unknown: choice('Not checked', 'जाँच नहीं हुई'),
      },
    },
    challanAge: { label: text('Challan age', 'चालान कितना पुराना'), kind: 'choice', choices: challanAgeChoices },
    pendingChallans: { label: text('Challans pending', 'बाकी चालान'), kind: 'count' },
    pendingPaise: { label: text('Fines pending', 'बाकी जुर्माना'), kind: 'money' },
    challansAt: { label: text('Challans checked', 'चालान कब जाँचे'), kind: 'time' },
    checkedAt: { label: text('RC checked', 'RC कब जाँची'), kind: 'time' },
  },
  record,
  filter: z.object({
    id: z.array(z.string().max(64)).max(fleetLimits.ticked).optional(),
    /** A complete vehicle number, which is compared by its keyed hash. */
    q: z.string().trim().max(40).optional(),
    group: z.string().trim().max(fleetLimits.groupCharacters).optional(),
    status: z.array(z.enum(['active', 'blacklisted', 'expired'])).optional(),
    vehicleClass: z.array(z.enum(vehicleClasses)).optional(),
    fuel: z.array(z.enum(fuels)).optional(),
    state: z.array(z.string().max(2)).optional(),
    age: z.array(z.enum(vehicleAgeNames)).optional(),
    /** Restricts the two filters by day to these papers. */
    document: z.array(z.enum(fleetDocuments)).optional(),
    due: z.enum(['expired', 'week', 'month']).optional(),
    /** Days in Asia/Kolkata, both included. */
    expiresFrom: day.optional(),
    expiresTo: day.optional(),
    financed: z.boolean().optional(),
    challans: z.enum(['pending', 'clear', 'unknown']).optional(),
    challanAge: z.array(z.enum(challanAgeNames)).optional(),
  }),
  sorts: [
    'id',
    'nextExpiry',
    'insuranceUpto',
    'pucUpto',
    'fitnessUpto',
    'permitUpto',
    'taxUpto',
    'pendingPaise',
    'checkedAt',
  ],
  csv: {
    columns: [
      'vehicle',
      'group',
      'status',
      'vehicleClass',
      'fuel',
      'state',
      'registeredOn',
      'insuranceUpto',
      'pucUpto',
      'fitnessUpto',
      'permitUpto',
      'taxUpto',
      'financed',
      'pendingChallans',
      'pendingPaise',
      'checkedAt',
    ],
    workbook: true,
  },
})

export type FleetVehicle = z.output<typeof record>
export type FleetFilter = z.output<typeof fleetVehicle.filter>
