import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { defineProduct, identifier, identifierField, text } from './define.ts'
import { vehicleRecord, vehicleRecordFields } from './vehicleRecord.ts'

export const vehicleByChassis = defineProduct({
  id: 'vehicle-by-chassis',
  label: text('Vehicle by chassis', 'चेसिस से गाड़ी'),
  summary: text(
    'The registration of a vehicle, found by its chassis number.',
    'चेसिस नंबर से गाड़ी का रजिस्ट्रेशन और उसके कागज़ात।',
  ),
  icon: 'car',
  group: 'vehicle',
  pricePaise: 400,
  sourceLabel: text('Vehicle source', 'गाड़ी सोर्स'),
  gate: 'kyc',
  paths: productPaths('vehicle-by-chassis'),
  input: z.object({ chassis: identifier('chassis') }),
  result: z.object({ rc: z.string(), ...vehicleRecord }),
  keys: { subject: 'chassis', outcome: 'status', holder: 'owner' },
  inputFields: [
    identifierField('chassis', text('Chassis number', 'चेसिस नंबर'), [
      'chassis no',
      'vin',
      'vehicle identification number',
      'चेसिस',
      'चेसिस नंबर',
    ]),
  ],
  resultFields: [
    { source: 'rc', label: text('Vehicle number', 'गाड़ी नंबर'), list: true, mask: 'rc' },
    ...vehicleRecordFields,
  ],
  example: { chassis: 'MA3EJKD1S00100000' },
  sandbox: {
    success: 'MA3EJKD1S00100000',
    notFound: 'MA3EJKD1S00100404',
    down: 'MA3EJKD1S00100503',
    slow: 'MA3EJKD1S00100202',
    mismatch: 'MA3EJKD1S00100409',
    balance: 'MA3EJKD1S00100402',
  },
  bulk: true,
})
