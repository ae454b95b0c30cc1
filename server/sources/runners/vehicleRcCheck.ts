import { z } from 'zod'
import { generateIdentifier, plateStates } from '../../../contracts/identifiers.ts'
import { personNamed } from '../synthetic/people.ts'
import { defineRunner } from './define.ts'

const day = z.iso.date().nullable()
const standing = z.enum(['active', 'blacklisted', 'expired'])

export const vehicleRcCheck = defineRunner('vehicle-rc-check', {
  record: z.object({
    status: standing,
    owner: z.string().min(1).max(200),
    vehicleClass: z.string().max(100),
    fuel: z.string().max(40),
    chassis: z.string().max(40),
    authority: z.string().max(100),
    registeredOn: day,
    fitnessUpto: day,
    insurer: z.string().max(100).nullable(),
    insuranceUpto: day,
    pucUpto: day,
  }),
  sandbox({ rc }, synthetic) {
    const usual = synthetic.plain || synthetic.chance() > 0.08
    const odd = synthetic.mismatch ? 'blacklisted' : synthetic.pick(['blacklisted', 'expired'])
    const status: z.infer<typeof standing> = usual && !synthetic.mismatch ? 'active' : odd
    const electric = !synthetic.plain && synthetic.chance() < 0.1
    const state = plateStates.get(rc.slice(0, 2))?.en
    return {
      status,
      owner: personNamed(synthetic),
      vehicleClass: synthetic.pick(['Motor car', 'Motorcycle', 'Goods carrier', 'Motor cab', 'Scooter']),
      fuel: electric ? 'Electric' : synthetic.pick(['Petrol', 'Diesel', 'CNG']),
      chassis: `MA3${synthetic.letters(5)}${synthetic.between(100_000_000, 999_999_999)}`,
      authority: state ? `RTO ${rc.slice(2, 4)}, ${state}` : 'Bharat series',
      registeredOn: synthetic.day(-3600, -400),
      fitnessUpto: synthetic.day(200, 3000),
      insurer: synthetic.pick(['Sahyadri General Insurance', 'Deccan Mutual', 'Coromandel Assurance']),
      insuranceUpto: synthetic.day(usual ? 190 : -60, 550),
      pucUpto: electric ? null : synthetic.day(usual ? 190 : -90, 400),
    }
  },
  sample: random => ({ rc: generateIdentifier('rc', random) }),
  remote: {
    path: '/rc',
    body: { rc: 'registration_number' },
    outcome: { at: 'outcome', found: ['found'], notFound: ['not_found'] },
    record: {
      status: { at: 'data.rc_status', values: { ACTIVE: 'active', BLACKLISTED: 'blacklisted', EXPIRED: 'expired' } },
      owner: 'data.owner_name',
      vehicleClass: 'data.vehicle_class',
      fuel: 'data.fuel',
      chassis: 'data.chassis',
      authority: 'data.registered_at',
      registeredOn: 'data.registration_date',
      fitnessUpto: 'data.fitness_upto',
      insurer: 'data.insurer',
      insuranceUpto: 'data.insurance_upto',
      pucUpto: 'data.puc_upto',
    },
  },
  result: (_input, record) => record,
})
