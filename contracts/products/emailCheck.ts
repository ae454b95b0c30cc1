import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'

export const emailCheck = defineProduct({
  id: 'email-check',
  label: text('E-mail check', 'ईमेल जाँच'),
  summary: text(
    'Does mail reach this address, and is it a person’s, a role’s or a throw-away one?',
    'क्या इस पते पर मेल पहुँचता है, और यह किसी व्यक्ति का है, पद का या फेंकने वाला?',
  ),
  icon: 'mail',
  group: 'contact',
  pricePaise: 100,
  sourceLabel: text('Mail source', 'मेल सोर्स'),
  gate: 'kyc',
  paths: productPaths('email-check'),
  input: z.object({ email: identifier('email') }),
  result: z.object({
    /** `risky`: the server takes mail for any name, or the address is disposable. */
    status: z.enum(['deliverable', 'risky', 'undeliverable']),
    domain: z.string(),
    disposable: z.boolean(),
    roleAddress: z.boolean(),
    freeProvider: z.boolean(),
    acceptsMail: z.boolean(),
    acceptsAnyName: z.boolean().nullable(),
    /** A well-known domain that this one nearly is. */
    likelyDomain: z.string().nullable(),
  }),
  keys: { subject: 'email', outcome: 'status' },
  inputFields: [identifierField('email', text('E-mail address', 'ईमेल पता'), ['email id', 'e-mail', 'mail', 'ईमेल'])],
  resultFields: [
    outcomeField('status', text('Address', 'पता'), {
      deliverable: choice('Deliverable', 'पहुँचता है', 'success'),
      risky: choice('Risky', 'जोखिम वाला', 'warning'),
      undeliverable: choice('Undeliverable', 'नहीं पहुँचता', 'danger'),
    }),
    { source: 'domain', label: text('Domain', 'डोमेन'), list: true },
    { source: 'disposable', label: text('Disposable', 'अस्थायी पता'), kind: 'yesNo', list: true },
    { source: 'roleAddress', label: text('Role address', 'पद का पता'), kind: 'yesNo' },
    { source: 'freeProvider', label: text('Free mail provider', 'मुफ़्त मेल सेवा'), kind: 'yesNo' },
    { source: 'acceptsMail', label: text('Domain takes mail', 'डोमेन मेल लेता है'), kind: 'yesNo' },
    { source: 'acceptsAnyName', label: text('Takes any name', 'हर नाम लेता है'), kind: 'yesNo' },
    { source: 'likelyDomain', label: text('Probably meant', 'शायद यह डोमेन') },
  ],
  example: { email: 'ravi000@example.com' },
  sandbox: {
    success: 'ravi000@example.com',
    notFound: 'ravi404@example.com',
    down: 'ravi503@example.com',
    slow: 'ravi202@example.com',
    mismatch: 'ravi409@example.com',
    balance: 'ravi402@example.com',
  },
  bulk: true,
  reusable: true,
})
