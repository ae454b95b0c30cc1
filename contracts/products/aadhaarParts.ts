import { z } from 'zod'
import type { InputField, ResultField } from './define.ts'
import { choice, text } from './define.ts'
import { identifier } from './inputs.ts'

const line = z.string().max(400).nullable()

/** What an Aadhaar document says of its holder. Without a proof it is only what somebody has written. */
export const aadhaarResult = z.object({
  /** `xxxx xxxx 1234`: the document holds only the last four digits. */
  maskedAadhaar: z.string().nullable(),
  name: line,
  birthDate: z.iso.date().nullable(),
  /** `1986`, where the document has no full date too. */
  birthYear: z.string().nullable(),
  gender: z.enum(['male', 'female', 'transgender']).nullable(),
  careOf: line,
  address: z.string().max(3_000).nullable(),
  state: line,
  pinCode: line,
})

export const aadhaarResultFields: readonly ResultField[] = [
  { source: 'maskedAadhaar', label: text('Aadhaar number', 'आधार नंबर') },
  { source: 'name', label: text('Name', 'नाम'), list: true },
  { source: 'birthDate', label: text('Date of birth', 'जन्म तिथि'), kind: 'date' },
  { source: 'birthYear', label: text('Year of birth', 'जन्म का साल') },
  {
    source: 'gender',
    label: text('Gender', 'लिंग'),
    kind: 'choice',
    choices: {
      male: choice('Male', 'पुरुष'),
      female: choice('Female', 'महिला'),
      transgender: choice('Transgender', 'ट्रांसजेंडर'),
    },
  },
  { source: 'careOf', label: text('Care of', 'संरक्षक'), mask: 'name' },
  { source: 'address', label: text('Address', 'पता') },
  { source: 'state', label: text('State', 'राज्य') },
  { source: 'pinCode', label: text('PIN code', 'पिन कोड') },
]

export const contactInputs = { mobile: identifier('phone').nullish(), email: identifier('email').nullish() }

export const contactFields: readonly InputField[] = [
  {
    source: 'mobile',
    label: text('Mobile number', 'मोबाइल नंबर'),
    identifier: 'phone',
    mask: 'phone',
    optional: true,
    hint: text(
      'Compared with what the document holds of it. Nobody is called.',
      'दस्तावेज़ में जो दर्ज है उससे मिलाया जाता है। किसी को कॉल नहीं जाती।',
    ),
    headers: ['mobile number', 'phone', 'मोबाइल'],
  },
  {
    source: 'email',
    label: text('E-mail address', 'ईमेल'),
    identifier: 'email',
    mask: 'email',
    optional: true,
    headers: ['e-mail', 'mail', 'ईमेल'],
  },
]

/** UIDAI's rule, said where such a document is checked. */
export const offlineNotice = text(
  'UIDAI regulates who may verify Aadhaar offline: register as an OVSE, and ask for the holder’s consent.',
  'आधार का ऑफ़लाइन वेरिफ़िकेशन कौन कर सकता है, यह UIDAI तय करता है: OVSE के रूप में रजिस्टर करें और धारक की सहमति लें।',
)
