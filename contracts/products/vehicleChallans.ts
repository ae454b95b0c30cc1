import { z } from 'zod'
import { challanRoutes } from '../challans/challans.ts'
import { payabilityChoices } from '../fleet.ts'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

export const vehicleChallans = defineProduct({
  id: 'vehicle-challans',
  label: text('Vehicle challans', 'गाड़ी के चालान'),
  summary: text(
    'Every challan of a vehicle: what it is for, the fine, and where it can be paid.',
    'गाड़ी का हर चालान: किस बात का है, कितना जुर्माना है, और कहाँ भरा जा सकता है।',
  ),
  icon: 'tickets',
  group: 'vehicle',
  pricePaise: 250,
  sourceLabel: text('Challan source', 'चालान सोर्स'),
  gate: 'kyc',
  paths: productPaths('vehicle-challans'),
  input: z.object({ rc: identifier('rc') }),
  result: z.object({
    status: z.enum(['clear', 'pending']),
    pending: z.number().int(),
    pendingPaise: z.number().int(),
    paid: z.number().int(),
    /** The oldest challan that is not paid. */
    oldestOn: z.iso.date().nullable(),
    challans: z.array(
      z.object({
        number: z.string(),
        issuedOn: z.iso.date(),
        offence: z.string(),
        section: z.string().nullable(),
        place: z.string().nullable(),
        state: z.string(),
        amountPaise: z.number().int(),
        status: z.enum(['pending', 'paid']),
        paidOn: z.iso.date().nullable(),
        payability: z.enum(challanRoutes),
        court: z.string().nullable(),
      }),
    ),
  }),
  keys: { subject: 'rc', outcome: 'status' },
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
    outcomeField('status', text('Challan status', 'चालान की स्थिति'), {
      clear: choice('None pending', 'कोई बाकी नहीं', 'success'),
      pending: choice('Pending', 'बाकी हैं', 'warning'),
    }),
    { source: 'pending', label: text('Pending', 'बाकी'), kind: 'count', list: true },
    { source: 'pendingPaise', label: text('Fines pending', 'बाकी जुर्माना'), kind: 'money', list: true },
    { source: 'paid', label: text('Paid', 'भरे गए'), kind: 'count' },
    { source: 'oldestOn', label: text('Oldest pending', 'सबसे पुराना बाकी'), kind: 'date' },
    {
      source: 'challans',
      label: text('Challans', 'चालान'),
      kind: 'table',
      columns: [
        { source: 'number', label: text('Challan number', 'चालान नंबर'), mask: 'tail' },
        { source: 'issuedOn', label: text('Issued', 'कब कटा'), kind: 'date' },
        { source: 'offence', label: text('Offence', 'किस बात का') },
        { source: 'section', label: text('Section', 'धारा') },
        { source: 'place', label: text('Place', 'जगह') },
        { source: 'state', label: text('State', 'राज्य'), kind: 'state' },
        { source: 'amountPaise', label: text('Fine', 'जुर्माना'), kind: 'money' },
        {
          source: 'status',
          label: text('Status', 'स्टेटस'),
          kind: 'choice',
          choices: { pending: choice('Pending', 'बाकी', 'warning'), paid: choice('Paid', 'भरा गया', 'success') },
        },
        { source: 'paidOn', label: text('Paid on', 'कब भरा गया'), kind: 'date' },
        {
          source: 'payability',
          label: text('Payable', 'कहाँ भरें'),
          kind: 'choice',
          choices: payabilityChoices,
        },
        { source: 'court', label: text('Court', 'कोर्ट') },
      ],
    },
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
