import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { SAMPLE_SHARE_CODE } from '../proofs/specimens.ts'
import { aadhaarResult, aadhaarResultFields, contactFields, contactInputs, offlineNotice } from './aadhaarParts.ts'
import { defineProduct, fileId, text } from './define.ts'
import { picture } from './picture.ts'
import { checkFields, proofResult, signatureFields, statusField } from './proofParts.ts'

/** The ZIP file of Aadhaar Paperless Offline e-KYC, which the holder downloads from UIDAI and protects with a share code. */
export const aadhaarOffline = defineProduct({
  id: 'aadhaar-offline',
  label: text('Aadhaar offline e-KYC', 'आधार ऑफ़लाइन ई-KYC'),
  summary: text(
    'Did UIDAI sign this offline e-KYC file, and how old is it? Checked on this server; nobody is asked.',
    'क्या यह ऑफ़लाइन ई-KYC फ़ाइल UIDAI ने साइन की है, और कितनी पुरानी है? जाँच इसी सर्वर पर, किसी से पूछे बिना।',
  ),
  icon: 'fingerprint',
  group: 'identity',
  pricePaise: 0,
  sourceLabel: text('Signature check on this server', 'इसी सर्वर पर हस्ताक्षर की जाँच'),
  gate: 'kyc',
  reads: 'file',
  paths: productPaths('aadhaar-offline'),
  input: z.object({
    file: fileId,
    shareCode: z.string().trim().min(1, 'Enter the share code.').max(40),
    /** Days in India; an older file is not called proven. */
    mostDays: z.coerce.number().int().min(0).max(3_650).nullish(),
    ...contactInputs,
  }),
  result: z.object({
    ...proofResult.shape,
    /** Days in India from the issue to the check. */
    ageDays: z.number().int().nullable(),
    ...aadhaarResult.shape,
    photo: picture.nullable(),
  }),
  keys: { subject: 'file', found: 'maskedAadhaar', outcome: 'status', holder: 'name' },
  subjectLabel: text('Aadhaar number', 'आधार नंबर'),
  inputFields: [
    {
      source: 'file',
      label: text('ZIP file from UIDAI', 'UIDAI की ZIP फ़ाइल'),
      kind: 'file',
      list: true,
      types: ['zip'],
      hint: offlineNotice,
    },
    {
      source: 'shareCode',
      label: text('Share code', 'शेयर कोड'),
      mask: 'tail',
      hint: text('The holder chose it when downloading the file.', 'धारक ने फ़ाइल डाउनलोड करते समय चुना था।'),
    },
    {
      source: 'mostDays',
      label: text('At most so many days old', 'ज़्यादा से ज़्यादा कितने दिन पुरानी'),
      kind: 'number',
      optional: true,
      hint: text(
        'An older file is marked. Left out, every age is accepted and shown.',
        'इससे पुरानी फ़ाइल पर निशान लगता है। खाली छोड़ने पर हर उम्र चलती है और दिखाई जाती है।',
      ),
    },
    ...contactFields,
  ],
  resultFields: [
    statusField,
    ...signatureFields,
    { source: 'ageDays', label: text('Age in days', 'कितने दिन पुरानी'), kind: 'count' },
    ...aadhaarResultFields,
    { source: 'photo', label: text('Photo', 'फ़ोटो'), kind: 'picture' },
    ...checkFields,
  ],
  gains: [
    text('Whether UIDAI signed it, and when', 'क्या UIDAI ने साइन किया, और कब'),
    text('Name, birth date, address and photo as signed', 'साइन किया हुआ नाम, जन्म तिथि, पता और फ़ोटो'),
    text('Whether a mobile number belongs to it', 'क्या मोबाइल नंबर इसी का है'),
    text('What is not proven', 'क्या साबित नहीं होता'),
  ],
  example: { file: 'sample_aadhaar_offline', shareCode: SAMPLE_SHARE_CODE },
  sandbox: null,
  bulk: false,
})
