import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, personName, text } from './define.ts'
import { comparedName, nameMatchField } from './names.ts'

export const upiCheck = defineProduct({
  id: 'upi-check',
  label: text('UPI ID check', 'UPI ID जाँच'),
  summary: text('Is this UPI ID in use, and whose is it?', 'क्या यह UPI ID चालू है, और किसकी है?'),
  icon: 'wallet',
  group: 'bank',
  pricePaise: 120,
  sourceLabel: text('UPI source', 'UPI सोर्स'),
  gate: 'kyc',
  paths: productPaths('upi-check'),
  input: z.object({ vpa: identifier('vpa'), name: personName.nullish() }),
  result: z.object({
    status: z.enum(['active', 'name_differs', 'blocked']),
    name: z.string().min(1).max(200),
    nameMatch: z.number().int().min(0).max(100).nullable(),
    /** Null where the source does not say. */
    kind: z.enum(['person', 'merchant']).nullable(),
    bank: z.string().max(200).nullable(),
  }),
  keys: { subject: 'vpa', outcome: 'status', holder: 'name' },
  inputFields: [
    identifierField('vpa', text('UPI ID', 'UPI ID'), ['upi', 'vpa', 'upi address', 'यूपीआई आईडी']),
    comparedName,
  ],
  resultFields: [
    outcomeField('status', text('UPI ID', 'UPI ID की स्थिति'), {
      active: choice('Active', 'एक्टिव', 'success'),
      name_differs: choice('Name differs', 'नाम अलग है', 'warning'),
      blocked: choice('Blocked', 'ब्लॉक', 'danger'),
    }),
    { source: 'name', label: text('Name on record', 'रिकॉर्ड में नाम'), list: true },
    nameMatchField,
    {
      source: 'kind',
      label: text('Kind of holder', 'होल्डर का प्रकार'),
      kind: 'choice',
      choices: { person: choice('Person', 'व्यक्ति'), merchant: choice('Merchant', 'व्यापारी') },
    },
    { source: 'bank', label: text('Bank', 'बैंक') },
  ],
  example: { vpa: 'zenith000@okhdfcbank', name: 'Vikram Iyer' },
  sandbox: {
    success: 'zenith000@okhdfcbank',
    notFound: 'zenith404@okhdfcbank',
    down: 'zenith503@okhdfcbank',
    slow: 'zenith202@okhdfcbank',
    mismatch: 'zenith409@okhdfcbank',
    balance: 'zenith402@okhdfcbank',
  },
  bulk: true,
  reusable: true,
})
