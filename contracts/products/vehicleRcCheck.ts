import { z } from 'zod'
import { paths, productPaths } from '../platform/paths.ts'
import { defineProduct, identifier, identifierField, text } from './define.ts'
import { vehicleRecord, vehicleRecordFields } from './vehicleRecord.ts'

export const vehicleRcCheck = defineProduct({
  id: 'vehicle-rc-check',
  label: text('Vehicle RC check', 'गाड़ी की RC जाँच'),
  title: text('Bulk vehicle', 'बल्क गाड़ियाँ'),
  summary: text(
    'Owner, insurance, PUC, fitness, tax, permit and loan of a vehicle.',
    'गाड़ी का मालिक, बीमा, PUC, फ़िटनेस, टैक्स, परमिट और लोन।',
  ),
  icon: 'car',
  group: 'vehicle',
  pricePaise: 300,
  sourceLabel: text('Vehicle source', 'गाड़ी सोर्स'),
  gate: 'kyc',
  paths: { verify: paths.bulkHit, list: paths.bulkHitResponses, detail: productPaths('vehicle-rc-check').detail },
  input: z.object({ rc: identifier('rc') }),
  result: z.object(vehicleRecord),
  keys: { subject: 'rc', outcome: 'status', holder: 'owner' },
  inputFields: [
    identifierField('rc', text('Vehicle number', 'गाड़ी नंबर'), [
      'rc number',
      'rc no',
      'registration number',
      'vehicle no',
      'वाहन संख्या',
      'वाहन नंबर',
      'आरसी नंबर',
    ]),
  ],
  resultFields: vehicleRecordFields,
  example: { rc: 'MH12AB1000' },
  sandbox: {
    success: 'MH12AB1000',
    notFound: 'MH12AB1404',
    down: 'MH12AB1503',
    slow: 'MH12AB1202',
    mismatch: 'MH12AB1409',
    balance: 'MH12AB1402',
  },
  bulk: true,
})
