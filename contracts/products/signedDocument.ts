import { z } from 'zod'
import { LONGEST_PASSWORD } from '../ocr/pdfSignatures.ts'
import { productPaths } from '../platform/paths.ts'
import { choice, defineProduct, fileId, text } from './define.ts'
import { checkFields, proofResult, signatureFields, statusField } from './proofParts.ts'

const line = z.string().nullable()

/** A PDF that its issuer has signed, such as an e-PAN, a certificate of registration or a bank's statement. */
export const signedDocument = defineProduct({
  id: 'signed-document',
  label: text('Signed PDF', 'साइन की हुई PDF'),
  summary: text(
    'Who signed this PDF, and is it as it was signed? Checked on this server; nobody is asked.',
    'यह PDF किसने साइन की, और क्या यह वैसी ही है जैसी साइन हुई थी? जाँच इसी सर्वर पर, किसी से पूछे बिना।',
  ),
  icon: 'scan-text',
  group: 'identity',
  pricePaise: 0,
  sourceLabel: text('Signature check on this server', 'इसी सर्वर पर हस्ताक्षर की जाँच'),
  gate: 'kyc',
  reads: 'file',
  paths: productPaths('signed-document'),
  input: z.object({
    file: fileId,
    /** The organisation that should have signed, as its certificate names it. Without it, no document is called proven. */
    issuer: z.string().trim().max(200).nullish(),
    password: z.string().max(LONGEST_PASSWORD).nullish(),
  }),
  result: z.object({
    ...proofResult.shape,
    organisation: line,
    /** What stands in the certificate of the one who issued the signer's. */
    certifiedBy: line,
    /** The only one of its kind in the signed text; null if there is none or several, or if the text was not read. */
    pan: line,
    gstin: line,
    cin: line,
    udyam: line,
    signers: z.array(
      z.object({
        name: line,
        organisation: line,
        trusted: z.boolean(),
        verdict: z.enum(['valid', 'validButChanged', 'indeterminate', 'invalid']),
      }),
    ),
  }),
  keys: { subject: 'file', found: 'signedBy', outcome: 'status' },
  subjectLabel: text('Signed by', 'किसने साइन किया'),
  inputFields: [
    {
      source: 'file',
      label: text('Signed PDF', 'साइन की हुई PDF'),
      kind: 'file',
      list: true,
      types: ['pdf'],
      hint: text(
        'As it was downloaded. A print, a scan or a copy that was saved again has no signature.',
        'वही फ़ाइल जो डाउनलोड हुई थी। प्रिंट, स्कैन या दोबारा सेव की कॉपी में हस्ताक्षर नहीं होता।',
      ),
    },
    {
      source: 'issuer',
      label: text('Who should have signed it', 'साइन किसका होना चाहिए'),
      optional: true,
      hint: text(
        'As its certificate names it. Without it, nothing is called proven.',
        'जैसा सर्टिफ़िकेट में लिखा है। इसके बिना कुछ भी साबित नहीं कहा जाता।',
      ),
    },
    {
      source: 'password',
      label: text('Password of the file', 'फ़ाइल का पासवर्ड'),
      optional: true,
      mask: 'tail',
    },
  ],
  resultFields: [
    statusField,
    ...signatureFields,
    { source: 'organisation', label: text('Organisation', 'संस्था') },
    { source: 'certifiedBy', label: text('Certificate issued by', 'सर्टिफ़िकेट किसने दिया') },
    { source: 'pan', label: text('PAN in the text', 'टेक्स्ट में PAN'), mask: 'pan' },
    { source: 'gstin', label: text('GSTIN in the text', 'टेक्स्ट में GSTIN'), mask: 'gstin' },
    { source: 'cin', label: text('CIN in the text', 'टेक्स्ट में CIN') },
    { source: 'udyam', label: text('Udyam number in the text', 'टेक्स्ट में उद्यम नंबर'), mask: 'udyam' },
    {
      source: 'signers',
      label: text('Everybody who signed', 'सभी साइन करने वाले'),
      kind: 'table',
      columns: [
        { source: 'name', label: text('Name', 'नाम') },
        { source: 'organisation', label: text('Organisation', 'संस्था') },
        { source: 'trusted', label: text('Chain is trusted', 'चेन भरोसेमंद है'), kind: 'yesNo' },
        {
          source: 'verdict',
          label: text('Signature', 'हस्ताक्षर'),
          kind: 'choice',
          choices: {
            valid: choice('Valid', 'सही', 'success'),
            validButChanged: choice('Valid, but something was added', 'सही, पर बाद में कुछ जोड़ा गया', 'warning'),
            indeterminate: choice('Cannot be confirmed', 'पुष्टि नहीं हो सकती', 'warning'),
            invalid: choice('Changed or forged', 'बदला हुआ या नकली', 'danger'),
          },
        },
      ],
    },
    ...checkFields,
  ],
  gains: [
    text('Who signed it, and when', 'किसने और कब साइन किया'),
    text('PAN, GSTIN, CIN and Udyam number as signed', 'साइन किया हुआ PAN, GSTIN, CIN और उद्यम नंबर'),
    text('What is not proven', 'क्या साबित नहीं होता'),
  ],
  example: { file: 'sample_signed_document', issuer: 'Sandbox Registry (made up)' },
  sandbox: null,
  bulk: false,
})
