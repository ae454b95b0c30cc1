import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

export const fastagCheck = defineProduct({
  id: 'fastag-check',
  label: text('FASTag check', 'FASTag जाँच'),
  summary: text(
    'The FASTag of a vehicle: bank, class, and whether it is active.',
    'गाड़ी का FASTag: बैंक, क्लास, और एक्टिव है या नहीं।',
  ),
  icon: 'radio-tag',
  group: 'vehicle',
  pricePaise: 250,
  sourceLabel: text('FASTag source', 'FASTag सोर्स'),
  gate: 'kyc',
  paths: productPaths('fastag-check'),
  input: z.object({ vehicleOrTag: identifier('vehicleOrTag') }),
  result: z.object({
    status: z.enum(['active', 'low_balance', 'blacklisted', 'closed']),
    tag: z.string().min(1).max(40),
    rc: z.string().max(20).nullable(),
    bank: z.string().max(100),
    tagClass: z.string().max(100),
    commercial: z.boolean(),
    issuedOn: z.iso.date().nullable(),
    reason: z.string().max(200).nullable(),
  }),
  keys: { subject: 'vehicleOrTag', outcome: 'status' },
  inputFields: [
    {
      ...identifierField('vehicleOrTag', text('Vehicle number or FASTag', 'गाड़ी नंबर या FASTag'), [
        'vehicle number',
        'rc number',
        'rc',
        'fastag',
        'tag id',
        'tag',
        'गाड़ी नंबर',
        'टैग',
      ]),
      hint: text(
        'A vehicle number, the 16 digits on the sticker, or the 24-character tag ID.',
        'गाड़ी नंबर, स्टिकर पर छपे 16 अंक, या टैग की 24 अक्षरों की ID।',
      ),
    },
  ],
  resultFields: [
    outcomeField('status', text('Tag status', 'टैग स्टेटस'), {
      active: choice('Active', 'एक्टिव', 'success'),
      low_balance: choice('Low balance', 'बैलेंस कम', 'warning'),
      blacklisted: choice('Blacklisted', 'ब्लैकलिस्ट', 'danger'),
      closed: choice('Closed', 'बंद', 'warning'),
    }),
    { source: 'tag', label: text('Tag ID', 'टैग ID'), mask: 'fastag' },
    { source: 'rc', label: text('Vehicle number', 'गाड़ी नंबर'), mask: 'rc' },
    { source: 'bank', label: text('Bank', 'बैंक'), list: true },
    { source: 'tagClass', label: text('Class', 'क्लास') },
    { source: 'commercial', label: text('Commercial', 'कमर्शियल'), kind: 'yesNo' },
    { source: 'issuedOn', label: text('Issued', 'कब जारी हुआ'), kind: 'date' },
    { source: 'reason', label: text('Reason', 'कारण') },
  ],
  example: { vehicleOrTag: 'MH12AB1000' },
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
