import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, personName, text } from './define.ts'
import { comparedName, nameMatchField } from './names.ts'

export const bankAccountCheck = defineProduct({
  id: 'bank-account-check',
  label: text('Bank account check', 'बैंक खाता जाँच'),
  summary: text(
    'Does the account exist, whose is it, and can it be paid? Deposits ₹1.',
    'क्या खाता है, किसका है, और क्या उसमें पैसे जा सकते हैं? ₹1 जमा करके जाँचते हैं।',
  ),
  icon: 'landmark',
  group: 'bank',
  pricePaise: 250,
  sourceLabel: text('Bank account source', 'बैंक खाता सोर्स'),
  gate: 'kyc',
  paths: productPaths('bank-account-check'),
  input: z.object({ account: identifier('account'), ifsc: identifier('ifsc'), name: personName.nullish() }),
  result: z.object({
    status: z.enum(['active', 'name_differs', 'frozen', 'nre', 'closed']),
    /** Banks name no holder of a closed account. */
    name: z.string().min(1).max(200).nullable(),
    nameMatch: z.number().int().min(0).max(100).nullable(),
    /** False for a closed account. */
    exists: z.boolean(),
    bank: z.string().max(200).nullable(),
    branch: z.string().max(200).nullable(),
    utr: z.string().max(40).nullable(),
  }),
  keys: { subject: 'account', outcome: 'status', holder: 'name' },
  inputFields: [
    identifierField('account', text('Account number', 'खाता नंबर'), [
      'account no',
      'bank account',
      'bank account number',
      'a/c no',
      'खाता संख्या',
    ]),
    { ...identifierField('ifsc', text('IFSC', 'IFSC'), ['ifsc code', 'bank code', 'आईएफएससी']), list: false },
    comparedName,
  ],
  resultFields: [
    outcomeField('status', text('Account', 'खाता'), {
      active: choice('Active', 'एक्टिव', 'success'),
      name_differs: choice('Name differs', 'नाम अलग है', 'warning'),
      frozen: choice('Frozen', 'फ़्रीज़', 'danger'),
      nre: choice('NRE account, takes no deposit', 'NRE खाता, जमा नहीं होता', 'warning'),
      closed: choice('Closed', 'बंद', 'danger'),
    }),
    { source: 'name', label: text('Name at the bank', 'बैंक में नाम'), list: true },
    nameMatchField,
    { source: 'exists', label: text('Account exists', 'खाता मौजूद है'), kind: 'yesNo' },
    { source: 'bank', label: text('Bank', 'बैंक') },
    { source: 'branch', label: text('Branch', 'शाखा') },
    { source: 'utr', label: text('UTR of the ₹1 deposit', '₹1 जमा का UTR') },
  ],
  example: { account: '50100012345000', ifsc: 'HDFC0000001', name: 'Nandini Arora' },
  sandbox: {
    success: '50100012345000',
    notFound: '50100012345404',
    down: '50100012345503',
    slow: '50100012345202',
    mismatch: '50100012345409',
    balance: '50100012345402',
  },
  bulk: true,
  reusable: true,
  deposits: true,
})
