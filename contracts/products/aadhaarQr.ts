import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { proofSpecimens } from '../proofs/specimens.ts'
import { aadhaarResult, aadhaarResultFields, contactFields, contactInputs, offlineNotice } from './aadhaarParts.ts'
import { defineProduct, text } from './define.ts'
import { picture } from './picture.ts'
import { checkFields, proofResult, signatureFields, statusField } from './proofParts.ts'

/** The text of the QR code on an Aadhaar letter, card or e-Aadhaar: digits, or XML in older ones. */
export const aadhaarQr = defineProduct({
  id: 'aadhaar-qr',
  label: text('Aadhaar QR code', 'आधार QR कोड'),
  summary: text(
    'Did UIDAI sign what this QR code says? Checked on this server; nobody is asked.',
    'क्या इस QR कोड की जानकारी UIDAI ने साइन की है? जाँच इसी सर्वर पर, किसी से पूछे बिना।',
  ),
  icon: 'fingerprint',
  group: 'identity',
  pricePaise: 0,
  sourceLabel: text('Signature check on this server', 'इसी सर्वर पर हस्ताक्षर की जाँच'),
  gate: 'kyc',
  paths: productPaths('aadhaar-qr'),
  input: z.object({
    code: z
      .string()
      .trim()
      .max(8_000, 'A QR code has less text.')
      .regex(/^(?:[1-9]\d{99,7088}|<[^]*>)$/, 'Enter the whole text of the QR code: only digits, or XML.'),
    ...contactInputs,
  }),
  result: z.object({
    ...proofResult.shape,
    /** `V1`, `V2`, …; `XML` for the unsigned one of older letters. */
    version: z.string().nullable(),
    ...aadhaarResult.shape,
    /** The code holds a photo. */
    hasPhoto: z.boolean().nullable(),
    /** The photo, if the code is signed by an imported key and its photo can be decoded. */
    photo: picture.nullable(),
  }),
  keys: { subject: 'code', found: 'maskedAadhaar', outcome: 'status', holder: 'name' },
  subjectLabel: text('Aadhaar number', 'आधार नंबर'),
  inputFields: [
    {
      source: 'code',
      label: text('Text of the QR code', 'QR कोड का टेक्स्ट'),
      kind: 'textarea',
      list: true,
      mask: 'tail',
      hint: text(
        `Scan the code with a QR scanner and paste everything that it shows. ${offlineNotice.en}`,
        `कोड को QR स्कैनर से स्कैन करें और जो दिखे वह पूरा पेस्ट करें। ${offlineNotice.hi}`,
      ),
      headers: ['qr', 'qr code', 'qr text', 'क्यूआर'],
    },
    ...contactFields,
  ],
  resultFields: [
    statusField,
    ...signatureFields,
    { source: 'version', label: text('Layout', 'फ़ॉर्मैट') },
    ...aadhaarResultFields,
    { source: 'hasPhoto', label: text('Photo in the code', 'कोड में फ़ोटो'), kind: 'yesNo' },
    { source: 'photo', label: text('Photo', 'फ़ोटो'), kind: 'picture' },
    ...checkFields,
  ],
  gains: [
    text('Whether UIDAI signed it, and when', 'क्या UIDAI ने साइन किया, और कब'),
    text('Name, birth date and address as signed', 'साइन किया हुआ नाम, जन्म तिथि और पता'),
    text('Whether a mobile number belongs to it', 'क्या मोबाइल नंबर इसी का है'),
    text('What is not proven', 'क्या साबित नहीं होता'),
  ],
  example: { code: proofSpecimens.aadhaarQr },
  sandbox: null,
  bulk: true,
})
