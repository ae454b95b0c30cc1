import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, identifier, identifierField, outcomeField, text } from './define.ts'
import { gender, genders } from './persons.ts'
import { picture } from './picture.ts'

const line = z.string().max(200).nullable()

/** What the register says about the holder of an Aadhaar number. */
export const aadhaarHolder = z.object({
  name: z.string().min(1).max(200),
  dob: z.iso.date().nullable(),
  gender: gender.nullable(),
  careOf: line,
  house: line,
  street: line,
  locality: line,
  district: line,
  state: line,
  pin: z.string().max(10).nullable(),
  photo: picture.nullable(),
})

export type AadhaarHolder = z.output<typeof aadhaarHolder>

/** Two calls: the first one sends a code to the holder, the second one (`/confirm`) proves that the holder agrees. */
export const aadhaarOtp = defineProduct({
  id: 'aadhaar-otp',
  label: text('Aadhaar with OTP', 'OTP से आधार'),
  summary: text(
    'The holder confirms with a code from their phone: name, birth date, address and photo.',
    'धारक अपने फ़ोन पर आए कोड से पुष्टि करता है: नाम, जन्म तिथि, पता और फ़ोटो।',
  ),
  icon: 'fingerprint',
  group: 'identity',
  pricePaise: 350,
  sourceLabel: text('Aadhaar source', 'आधार सोर्स'),
  gate: 'kyc',
  awaits: text('the code that the holder receives', 'धारक के पास आने वाला कोड'),
  paths: productPaths('aadhaar-otp'),
  input: z.object({ aadhaar: identifier('aadhaar') }),
  result: aadhaarHolder.extend({ status: z.enum(['confirmed']), maskedAadhaar: z.string() }),
  keys: { subject: 'aadhaar', outcome: 'status', holder: 'name' },
  inputFields: [
    {
      ...identifierField('aadhaar', text('Aadhaar number', 'आधार नंबर'), ['aadhar', 'aadhaar no', 'uid', 'आधार']),
      hint: text(
        'The holder receives a code of six digits, which is valid for 10 minutes. Test checks take 123456.',
        'धारक को छह अंकों का कोड मिलता है, जो 10 मिनट चलता है। टेस्ट जाँच में कोड 123456 है।',
      ),
    },
  ],
  resultFields: [
    outcomeField('status', text('Aadhaar', 'आधार'), {
      confirmed: choice('Confirmed by the holder', 'धारक ने पुष्टि की', 'success'),
    }),
    { source: 'maskedAadhaar', label: text('Number', 'नंबर') },
    { source: 'name', label: text('Holder', 'धारक'), list: true },
    { source: 'dob', label: text('Date of birth', 'जन्म तिथि'), kind: 'date' },
    { source: 'gender', label: text('Gender', 'लिंग'), kind: 'choice', choices: genders },
    { source: 'careOf', label: text('Care of', 'संरक्षक'), mask: 'name' },
    { source: 'house', label: text('House', 'मकान') },
    { source: 'street', label: text('Street', 'सड़क') },
    { source: 'locality', label: text('Locality', 'इलाका') },
    { source: 'district', label: text('District', 'ज़िला') },
    { source: 'state', label: text('State', 'राज्य'), kind: 'state', list: true },
    { source: 'pin', label: text('PIN code', 'पिन कोड') },
    { source: 'photo', label: text('Photo', 'फ़ोटो'), kind: 'picture' },
  ],
  example: { aadhaar: '234123410008' },
  sandbox: null,
  bulk: false,
})
