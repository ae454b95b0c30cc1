import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

/** Section 139AA, Income-tax Act, concerns people: no other holder has an Aadhaar. */
const personsPan = identifier('pan').refine(pan => pan.charAt(3) === 'P', {
  message: 'Only the PAN of a person can be linked to an Aadhaar: its 4th letter is P.',
  params: { at: 3 },
})

export const panAadhaarLink = defineProduct({
  id: 'pan-aadhaar-link',
  label: text('PAN–Aadhaar link', 'PAN–आधार लिंक'),
  summary: text(
    'Is this PAN linked to this Aadhaar, to another one, or to none?',
    'क्या यह PAN इसी आधार से लिंक है, किसी और से, या किसी से नहीं?',
  ),
  icon: 'badge-check',
  group: 'identity',
  pricePaise: 200,
  sourceLabel: text('PAN source', 'PAN सोर्स'),
  gate: 'kyc',
  paths: productPaths('pan-aadhaar-link'),
  input: z.object({ pan: personsPan, aadhaar: identifier('aadhaar') }),
  result: z.object({
    status: z.enum(['linked', 'linked_to_other', 'not_linked']),
    /** The Aadhaar that the PAN is linked to. */
    maskedAadhaar: z.string().nullable(),
    linkedOn: z.iso.date().nullable(),
    /** A PAN that is not linked is inoperative: tax is deducted at a higher rate. */
    operative: z.boolean(),
  }),
  keys: { subject: 'pan', outcome: 'status' },
  inputFields: [
    identifierField('pan', text('PAN', 'PAN'), ['pan number', 'pan no', 'permanent account number', 'पैन', 'पैन नंबर']),
    identifierField('aadhaar', text('Aadhaar number', 'आधार नंबर'), ['aadhar', 'aadhaar no', 'uid', 'आधार']),
  ],
  resultFields: [
    outcomeField('status', text('Link', 'लिंक'), {
      linked: choice('Linked', 'लिंक है', 'success'),
      linked_to_other: choice('Linked to another Aadhaar', 'किसी और आधार से लिंक है', 'danger'),
      not_linked: choice('Not linked', 'लिंक नहीं', 'warning'),
    }),
    { source: 'maskedAadhaar', label: text('Linked Aadhaar', 'लिंक आधार'), list: true },
    { source: 'linkedOn', label: text('Linked on', 'कब लिंक हुआ'), kind: 'date' },
    { source: 'operative', label: text('PAN is operative', 'PAN चालू है'), kind: 'yesNo' },
  ],
  example: { pan: 'AAAPZ1000A', aadhaar: '234123412346' },
  sandbox: {
    success: 'AAAPZ1000A',
    notFound: 'AAAPZ1404A',
    down: 'AAAPZ1503A',
    slow: 'AAAPZ1202A',
    mismatch: 'AAAPZ1409A',
    balance: 'AAAPZ1402A',
  },
  bulk: true,
  reusable: true,
})
