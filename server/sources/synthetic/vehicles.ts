import { plateStateCode, plateStates } from '../../../contracts/identifiers/index.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { personNamed } from './people.ts'
import type { Synthetic } from './synthetic.ts'

type VehicleRecord = ResultOf<'vehicle-rc-check'>

const makers: Record<string, readonly (readonly [maker: string, model: string])[]> = {
  'Motor car': [
    ['Maruti Suzuki', 'Swift VXi'],
    ['Hyundai', 'i20 Sportz'],
    ['Tata Motors', 'Nexon XM'],
  ],
  Motorcycle: [
    ['Hero MotoCorp', 'Splendor Plus'],
    ['Bajaj Auto', 'Pulsar 150'],
  ],
  'Goods carrier': [
    ['Tata Motors', 'Ace Gold'],
    ['Ashok Leyland', 'Dost Plus'],
    ['Mahindra', 'Bolero Pik-Up'],
  ],
  'Motor cab': [
    ['Maruti Suzuki', 'Dzire Tour S'],
    ['Toyota', 'Innova Crysta'],
  ],
  Scooter: [
    ['Honda', 'Activa 6G'],
    ['TVS', 'Jupiter'],
  ],
}

const sizes: Record<string, { seats: number; unladenKg: readonly [number, number] }> = {
  'Motor car': { seats: 5, unladenKg: [860, 1_450] },
  Motorcycle: { seats: 2, unladenKg: [110, 160] },
  'Goods carrier': { seats: 2, unladenKg: [1_100, 2_900] },
  'Motor cab': { seats: 5, unladenKg: [900, 1_900] },
  Scooter: { seats: 2, unladenKg: [95, 115] },
}

const MAX_DAYS_BEFORE = 90
const RC_YEARS = 15

/** The sandbox's registration of a vehicle. `rc` decides the state and the office. */
export function vehicleNamed(rc: string, synthetic: Synthetic): VehicleRecord {
  const usual = synthetic.plain || synthetic.chance() > 0.08
  const odd = synthetic.mismatch ? 'blacklisted' : synthetic.pick(['blacklisted', 'expired'])
  const status: VehicleRecord['status'] = usual && !synthetic.mismatch ? 'active' : odd
  const electric = !synthetic.plain && synthetic.chance() < 0.1
  const state = plateStates.get(plateStateCode(rc))?.en
  const standing = {
    status,
    owner: personNamed(synthetic),
    vehicleClass: synthetic.pick(['Motor car', 'Motorcycle', 'Goods carrier', 'Motor cab', 'Scooter']),
    fuel: electric ? 'Electric' : synthetic.pick(['Petrol', 'Diesel', 'CNG']),
    chassis: `MA3${synthetic.letters(5)}${synthetic.between(100_000_000, 999_999_999)}`,
    authority: authorityOf(rc, state),
    registeredOn: synthetic.day(-3600, -400),
    fitnessUpto: synthetic.day(200, 3000),
    insurer: synthetic.pick(['Sahyadri General Insurance', 'Deccan Mutual', 'Coromandel Assurance']),
    insuranceUpto: synthetic.day(usual ? 190 : -60, 550),
    pucUpto: electric ? null : synthetic.day(usual ? 190 : -90, 400),
  }
  return { ...standing, ...papersOf(standing, synthetic) }
}

function authorityOf(rc: string, state: string | undefined): string {
  if (/^\d+(?:CD|CC|UN)/.test(rc)) return 'Ministry of External Affairs'
  if (!state) return 'Bharat series'
  return /^T\d/.test(rc) ? state : `RTO ${rc.slice(2, 4)}, ${state}`
}

/** What the certificate says besides, drawn after everything else so that known records keep their values. */
function papersOf(
  {
    status,
    vehicleClass,
    fuel,
    registeredOn,
  }: Pick<VehicleRecord, 'status' | 'vehicleClass' | 'fuel'> & {
    registeredOn: string
  },
  synthetic: Synthetic,
) {
  const { seats, unladenKg } = sizes[vehicleClass] ?? { seats: 5, unladenKg: [900, 1_500] as const }
  const models = makers[vehicleClass] ?? []
  const [maker = null, model = null] = models[synthetic.between(0, models.length - 1)] ?? []
  const made = new Date(Date.parse(registeredOn) - synthetic.between(10, MAX_DAYS_BEFORE) * 86_400_000)
  const commercial = vehicleClass === 'Goods carrier' || vehicleClass === 'Motor cab'
  const financed = !synthetic.plain && synthetic.chance() < 0.35
  return {
    engine: `${synthetic.letters(3)}${synthetic.between(1_000_000, 9_999_999)}`,
    maker,
    model,
    norms: fuel === 'Electric' ? null : registeredOn < '2020-04-01' ? 'Bharat Stage IV' : 'Bharat Stage VI',
    manufacturedIn: made.toISOString().slice(0, 7),
    seats,
    unladenKg: synthetic.between(...unladenKg),
    rcUpto: `${Number(registeredOn.slice(0, 4)) + RC_YEARS}${registeredOn.slice(4).replace('02-29', '02-28')}`,
    policyNumber: String(synthetic.between(100_000_000_000, 999_999_999_999)),
    taxUpto: commercial ? synthetic.day(160, 520) : null,
    permitNumber: commercial ? `P${synthetic.letters(2)}${synthetic.between(100_000, 999_999)}` : null,
    permitType: commercial ? synthetic.pick(['State permit', 'National permit']) : null,
    permitUpto: commercial ? synthetic.day(170, 1_500) : null,
    financed,
    financier: financed ? synthetic.pick(['Banyan Auto Finance', 'Deccan Vehicle Loans', 'Konkan Gramin Bank']) : null,
    blacklistReason:
      status === 'blacklisted' ? synthetic.pick(['Unpaid challans', 'Police report', 'Tax not paid']) : null,
  }
}
