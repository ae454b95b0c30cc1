import { z } from 'zod'
import { checkIdentifier, generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { vehicleRcCheck as rcProduct } from '../../../contracts/products/vehicleRcCheck.ts'
import { vehicleRecord } from '../../../contracts/products/vehicleRecord.ts'
import { vehicleNamed } from '../synthetic/vehicles.ts'
import { defineRunner } from './define.ts'

const remoteVehicle = {
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
  engine: 'data.engine_number',
  maker: 'data.maker',
  model: 'data.model',
  norms: 'data.norms',
  manufacturedIn: 'data.manufactured',
  seats: 'data.seats',
  unladenKg: 'data.unladen_weight',
  rcUpto: 'data.rc_upto',
  policyNumber: 'data.insurance_policy_number',
  taxUpto: 'data.tax_upto',
  permitNumber: 'data.permit_number',
  permitType: 'data.permit_type',
  permitUpto: 'data.permit_upto',
  financed: 'data.financed',
  financier: 'data.financier',
  blacklistReason: 'data.blacklist_reason',
}

export const vehicleRcCheck = defineRunner(rcProduct, {
  sandbox: ({ rc }, synthetic) => vehicleNamed(rc, synthetic),
  sample: random => ({ rc: generateIdentifier('rc', random) }),
  remote: {
    path: '/rc',
    body: { rc: 'registration_number' },
    record: remoteVehicle,
  },
})

export const vehicleByChassis = defineRunner('vehicle-by-chassis', {
  record: z.object({ rc: z.string().refine(value => checkIdentifier('rc', value).ok), ...vehicleRecord }),
  sandbox({ chassis }, synthetic) {
    const rc = generateIdentifier('rc', synthetic.chance)
    return { rc, ...vehicleNamed(rc, synthetic), chassis }
  },
  sample: random => ({ chassis: generateIdentifier('chassis', random) }),
  remote: {
    path: '/rc-by-chassis',
    body: { chassis: 'chassis_number' },
    record: { rc: 'data.registration_number', ...remoteVehicle },
  },
  result: (_input, record) => record,
})
