import type { ChallanRoute } from './challans/challans.ts'
import type { Choice } from './platform/choice.ts'
import { text } from './platform/text.ts'

const named = (en: string, hi: string): Choice => ({ label: text(en, hi) })

/** The papers of a vehicle that end on a day, in the order of every screen. */
export const fleetDocuments = ['insurance', 'puc', 'fitness', 'permit', 'tax'] as const

export type FleetDocument = (typeof fleetDocuments)[number]

export const documentChoices: Record<FleetDocument, Choice> = {
  insurance: named('Insurance', 'बीमा'),
  puc: named('PUC', 'PUC'),
  fitness: named('Fitness', 'फ़िटनेस'),
  permit: named('Permit', 'परमिट'),
  tax: named('Tax', 'टैक्स'),
}

/** Sources write classes and fuels in many ways; `server/fleet/categories.ts` sorts them into these. */
export const vehicleClasses = ['two_wheeler', 'three_wheeler', 'car', 'cab', 'goods', 'bus', 'other'] as const

export type VehicleClass = (typeof vehicleClasses)[number]

export const classChoices: Record<VehicleClass, Choice> = {
  two_wheeler: named('Two-wheeler', 'दोपहिया'),
  three_wheeler: named('Three-wheeler', 'तिपहिया'),
  car: named('Car', 'कार'),
  cab: named('Cab', 'कैब'),
  goods: named('Goods carrier', 'मालवाहक'),
  bus: named('Bus', 'बस'),
  other: named('Other', 'अन्य'),
}

export const fuels = ['petrol', 'diesel', 'cng', 'electric', 'hybrid', 'other'] as const

export type Fuel = (typeof fuels)[number]

export const fuelChoices: Record<Fuel, Choice> = {
  petrol: named('Petrol', 'पेट्रोल'),
  diesel: named('Diesel', 'डीज़ल'),
  cng: named('CNG or LPG', 'CNG या LPG'),
  electric: named('Electric', 'इलेक्ट्रिक'),
  hybrid: named('Hybrid', 'हाइब्रिड'),
  other: named('Other', 'अन्य'),
}

/** Whole years since the registration; `to` is excluded, and null has no end. */
export const vehicleAges = {
  under_3: { from: 0, to: 3 },
  from_3: { from: 3, to: 6 },
  from_6: { from: 6, to: 10 },
  from_10: { from: 10, to: 15 },
  from_15: { from: 15, to: null },
} as const

export type VehicleAge = keyof typeof vehicleAges | 'unknown'

export const vehicleAgeNames = [
  'under_3',
  'from_3',
  'from_6',
  'from_10',
  'from_15',
  'unknown',
] as const satisfies readonly VehicleAge[]

export const ageChoices: Record<VehicleAge, Choice> = {
  under_3: named('Under 3 years', '3 साल से कम'),
  from_3: named('3 to 5 years', '3 से 5 साल'),
  from_6: named('6 to 9 years', '6 से 9 साल'),
  from_10: named('10 to 14 years', '10 से 14 साल'),
  from_15: named('15 years or more', '15 साल या ज़्यादा'),
  unknown: named('Not known', 'पता नहीं'),
}

/** Days since a challan was issued; `to` is excluded, and null has no end. */
export const challanAges = {
  month: { from: 0, to: 31 },
  quarter: { from: 31, to: 91 },
  year: { from: 91, to: 366 },
  older: { from: 366, to: null },
} as const

export type ChallanAge = keyof typeof challanAges

export const challanAgeNames = Object.keys(challanAges) as [ChallanAge, ...ChallanAge[]]

export const challanAgeChoices: Record<ChallanAge, Choice> = {
  month: named('Up to 30 days', '30 दिन तक'),
  quarter: named('31 to 90 days', '31 से 90 दिन'),
  year: named('91 days to a year', '91 दिन से एक साल'),
  older: named('Over a year', 'एक साल से ज़्यादा'),
}

/** Where a challan can be paid. */
export const payabilityChoices: Record<ChallanRoute, Choice> = {
  online: named('Online', 'ऑनलाइन'),
  virtual_court: named('Virtual court', 'वर्चुअल कोर्ट'),
  physical_court: named('Physical court', 'कोर्ट जाकर'),
  contested: named('Contested', 'विवाद में'),
  excluded_state: named('In the state itself', 'उसी राज्य में'),
}

/** Days before a paper ends on which its reminder is sent. */
export const reminderSteps = [30, 7, 1] as const

export type ReminderStep = (typeof reminderSteps)[number]

/** The step that a paper with so many days left has reached; undefined for one that ended or has more than 30 days. */
export const reminderStepOf = (daysLeft: number): ReminderStep | undefined =>
  daysLeft < 0 ? undefined : reminderSteps.findLast(step => daysLeft <= step)

/** How a paper stands: `missing` where the certificate names no such paper, as a scooter's permit. */
export type PaperState = 'expired' | 'soon' | 'valid' | 'missing'

export const SOON_DAYS = 30

const DAY_MS = 86_400_000

/** Whole days from one ISO date to another; negative once it has passed. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

export function paperState(upto: string | null, today: string): PaperState {
  if (upto === null) return 'missing'
  const left = daysBetween(today, upto)
  if (left < 0) return 'expired'
  return left <= SOON_DAYS ? 'soon' : 'valid'
}

export const fleetLimits = { groupCharacters: 40, ticked: 1_000, recheck: 5_000, recipients: 20 } as const
