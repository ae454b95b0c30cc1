import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { mobileCheck as product } from '../../../contracts/products/mobileCheck.ts'
import { defineRunner } from './define.ts'

type Status = ResultOf<'mobile-check'>['status']

const operators = ['Airtel', 'BSNL', 'Jio', 'Vi'] as const

/** Licensed service areas of the Department of Telecommunications. */
const circles = [
  'Andhra Pradesh',
  'Assam',
  'Bihar',
  'Delhi',
  'Gujarat',
  'Haryana',
  'Karnataka',
  'Kerala',
  'Kolkata',
  'Madhya Pradesh',
  'Maharashtra',
  'Mumbai',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Tamil Nadu',
  'UP East',
  'UP West',
  'West Bengal',
] as const

/** The operator's answer is the result. */
export const mobileCheck = defineRunner(product, {
  sandbox(_input, synthetic) {
    const odd = synthetic.pick(['switched_off', 'inactive'])
    const usual: Status = synthetic.plain || synthetic.chance() > 0.08 ? 'active' : odd
    const firstOperator = synthetic.pick(operators)
    const operator = synthetic.chance() < 0.2 ? synthetic.pick(operators) : firstOperator
    return {
      status: synthetic.mismatch ? 'inactive' : usual,
      operator,
      circle: synthetic.pick(circles),
      ported: operator !== firstOperator,
      firstOperator,
      connection: synthetic.pick(['prepaid', 'prepaid', 'prepaid', 'postpaid']),
      roaming: synthetic.chance() < 0.05,
    }
  },
  sample: random => ({ phone: generateIdentifier('phone', random) }),
  remote: {
    path: '/mobile',
    body: { phone: 'mobile' },
    record: {
      status: {
        at: 'data.status',
        values: { ACTIVE: 'active', SWITCHED_OFF: 'switched_off', INACTIVE: 'inactive' },
      },
      operator: 'data.operator',
      circle: 'data.circle',
      ported: 'data.ported',
      firstOperator: 'data.original_operator',
      connection: { at: 'data.connection_type', values: { PREPAID: 'prepaid', POSTPAID: 'postpaid' } },
      roaming: 'data.roaming',
    },
  },
})
