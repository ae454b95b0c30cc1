import { z } from 'zod'
import { paths, productPaths } from '../paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

const day = z.iso.date().nullable()

export const vehicleRcCheck = defineProduct({
  id: 'vehicle-rc-check',
  label: text('Vehicle RC check', 'वाहन आरसी जाँच'),
  title: text('Bulk vehicle', 'बल्क वाहन'),
  summary: text('Owner, fitness, insurance and PUC of a vehicle.', 'वाहन का मालिक, फिटनेस, बीमा और पीयूसी।'),
  icon: 'car',
  group: 'vehicle',
  pricePaise: 300,
  sourceLabel: text('Vehicle source', 'वाहन स्रोत'),
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
    identifierField('rc', text('Vehicle number', 'वाहन संख्या'), [
      'rc number',
      'rc no',
      'registration number',
      'vehicle no',
    ]),
  ],
  resultFields: [
    outcomeField('status', text('RC status', 'आरसी स्थिति'), {
      active: choice('Active', 'सक्रिय', 'success'),
      blacklisted: choice('Blacklisted', 'काली सूची में', 'danger'),
      expired: choice('Expired', 'समाप्त', 'warning'),
    }),
    { source: 'owner', label: text('Owner', 'मालिक'), list: true, mask: 'name' },
    { source: 'vehicleClass', label: text('Class', 'श्रेणी'), list: true },
    { source: 'fuel', label: text('Fuel', 'ईंधन') },
    { source: 'chassis', label: text('Chassis', 'चेसिस'), mask: 'tail' },
    { source: 'authority', label: text('Registered at', 'पंजीकरण स्थान') },
    { source: 'registeredOn', label: text('Registered on', 'पंजीकरण तिथि'), kind: 'date' },
    { source: 'fitnessUpto', label: text('Fitness until', 'फिटनेस तक'), kind: 'date' },
    { source: 'insurer', label: text('Insurer', 'बीमाकर्ता') },
    { source: 'insuranceUpto', label: text('Insured until', 'बीमा तक'), kind: 'date', list: true },
    { source: 'pucUpto', label: text('PUC until', 'पीयूसी तक'), kind: 'date' },
  ],
  example: { rc: 'MH12AB1000' },
  bulk: true,
})
