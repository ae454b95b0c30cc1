import { z } from 'zod'
import { paths, productPaths } from '../paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

const day = z.iso.date().nullable()

export const vehicleRcCheck = defineProduct({
  id: 'vehicle-rc-check',
  label: text('Vehicle RC check', 'गाड़ी की RC जाँच'),
  title: text('Bulk vehicle', 'बल्क गाड़ियाँ'),
  summary: text('Owner, fitness, insurance and PUC of a vehicle.', 'गाड़ी का मालिक, फ़िटनेस, बीमा और PUC।'),
  icon: 'car',
  group: 'vehicle',
  pricePaise: 300,
  sourceLabel: text('Vehicle source', 'गाड़ी सोर्स'),
  gate: 'kyc',
  paths: { verify: paths.bulkHit, list: paths.bulkHitResponses, detail: productPaths('vehicle-rc-check').detail },
  input: z.object({ rc: identifier('rc') }),
  result: z.object({
    status: z.enum(['active', 'blacklisted', 'expired']),
    owner: z.string(),
    vehicleClass: z.string(),
    fuel: z.string(),
    chassis: z.string(),
    authority: z.string(),
    registeredOn: day,
    fitnessUpto: day,
    insurer: z.string().nullable(),
    insuranceUpto: day,
    pucUpto: day,
  }),
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
  resultFields: [
    outcomeField('status', text('RC status', 'RC स्टेटस'), {
      active: choice('Active', 'एक्टिव', 'success'),
      blacklisted: choice('Blacklisted', 'ब्लैकलिस्ट', 'danger'),
      expired: choice('Expired', 'एक्सपायर', 'warning'),
    }),
    { source: 'owner', label: text('Owner', 'मालिक'), list: true, mask: 'name' },
    { source: 'vehicleClass', label: text('Class', 'क्लास') },
    { source: 'fuel', label: text('Fuel', 'ईंधन') },
    { source: 'chassis', label: text('Chassis', 'चेसिस'), mask: 'tail' },
    { source: 'authority', label: text('Registered at', 'कहाँ रजिस्टर्ड') },
    { source: 'registeredOn', label: text('Registered on', 'कब रजिस्टर हुई'), kind: 'date' },
    { source: 'fitnessUpto', label: text('Fitness until', 'फ़िटनेस कब तक'), kind: 'date' },
    { source: 'insurer', label: text('Insurer', 'बीमा कंपनी') },
    { source: 'insuranceUpto', label: text('Insured until', 'बीमा कब तक'), kind: 'date', list: true },
    { source: 'pucUpto', label: text('PUC until', 'PUC कब तक'), kind: 'date' },
  ],
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
