import { checkIdentifier, generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { fastagCheck as product } from '../../../contracts/products/fastagCheck.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { defineRunner } from './define.ts'

/** NETC's classes of vehicles at toll plazas that most tags have. */
const classes = ['4: car, jeep or van', '5: light commercial vehicle', '7: bus with 2 axles', '7: truck with 2 axles']

const reasons: Partial<Record<ResultOf<'fastag-check'>['status'], string>> = {
  blacklisted: 'KYC of the tag not updated',
  closed: 'Replaced by a newer tag',
}

export const fastagCheck = defineRunner(product, {
  sandbox({ vehicleOrTag }, synthetic) {
    const usual = synthetic.plain || synthetic.chance() > 0.15
    const odd = synthetic.mismatch ? 'blacklisted' : synthetic.pick(['low_balance', 'blacklisted', 'closed'])
    const status: ResultOf<'fastag-check'>['status'] = usual && !synthetic.mismatch ? 'active' : odd
    const isVehicle = checkIdentifier('rc', vehicleOrTag).ok
    const tagClass = synthetic.pick(classes)
    return {
      status,
      tag: isVehicle ? generateIdentifier('fastag', synthetic.chance) : vehicleOrTag,
      rc: isVehicle ? vehicleOrTag : generateIdentifier('rc', synthetic.chance),
      bank: synthetic.pick(['Banyan Bank', 'Deccan Payments Bank', 'Konkan Gramin Bank', 'Sahyadri Bank']),
      tagClass,
      commercial: !tagClass.startsWith('4'),
      issuedOn: synthetic.day(-1_800, -60),
      reason: reasons[status] ?? null,
    }
  },
  sample: random => ({ vehicleOrTag: generateIdentifier('vehicleOrTag', random) }),
  remote: {
    path: '/fastag',
    body: { vehicleOrTag: 'vehicle_or_tag' },
    record: {
      status: {
        at: 'data.status',
        values: { ACTIVE: 'active', LOW_BALANCE: 'low_balance', BLACKLISTED: 'blacklisted', CLOSED: 'closed' },
      },
      tag: 'data.tag_id',
      rc: 'data.registration_number',
      bank: 'data.bank',
      tagClass: 'data.vehicle_class',
      commercial: 'data.commercial',
      issuedOn: 'data.issue_date',
      reason: 'data.reason',
    },
  },
})
