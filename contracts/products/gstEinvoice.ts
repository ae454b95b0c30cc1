import { z } from 'zod'
import { productPaths } from '../platform/paths.ts'
import { proofSpecimens } from '../proofs/specimens.ts'
import { defineProduct, text } from './define.ts'
import { checkFields, proofResult, signatureFields, statusField } from './proofParts.ts'

const line = z.string().max(100).nullable()

/** The text of the signed QR code on a GST e-invoice. */
export const gstEinvoice = defineProduct({
  id: 'gst-einvoice',
  label: text('GST e-invoice', 'GST ई-इनवॉइस'),
  summary: text(
    'Did an invoice registration portal sign this e-invoice’s QR code? Checked on this server; nobody is asked.',
    'क्या इस ई-इनवॉइस का QR कोड रजिस्ट्रेशन पोर्टल ने साइन किया है? जाँच इसी सर्वर पर, किसी से पूछे बिना।',
  ),
  icon: 'receipt-text',
  group: 'business',
  pricePaise: 0,
  sourceLabel: text('Signature check on this server', 'इसी सर्वर पर हस्ताक्षर की जाँच'),
  gate: 'kyc',
  paths: productPaths('gst-einvoice'),
  input: z.object({
    code: z
      .string()
      .trim()
      .max(8_000, 'A QR code has less text.')
      .regex(/^[\w-]+\.[\w-]+\.[\w-]*$/, 'Enter the whole text of the signed QR code: three parts with dots between.'),
  }),
  result: z.object({
    ...proofResult.shape,
    irn: line,
    documentNumber: line,
    documentType: line,
    documentDate: z.iso.date().nullable(),
    sellerGstin: line,
    buyerGstin: line,
    totalPaise: z.number().int().nullable(),
    itemCount: z.number().int().nullable(),
    mainHsnCode: line,
    /** Who signed, as the code itself says. */
    portal: line,
  }),
  keys: { subject: 'code', found: 'documentNumber', outcome: 'status' },
  subjectLabel: text('Invoice number', 'इनवॉइस नंबर'),
  inputFields: [
    {
      source: 'code',
      label: text('Text of the signed QR code', 'साइन किए QR कोड का टेक्स्ट'),
      kind: 'textarea',
      list: true,
      mask: 'tail',
      hint: text(
        'Scan the invoice’s QR code with a QR scanner and paste everything that it shows.',
        'इनवॉइस का QR कोड QR स्कैनर से स्कैन करें और जो दिखे वह पूरा पेस्ट करें।',
      ),
      headers: ['qr', 'qr code', 'signed qr', 'signed qr code'],
    },
  ],
  resultFields: [
    statusField,
    ...signatureFields,
    { source: 'documentNumber', label: text('Invoice number', 'इनवॉइस नंबर') },
    { source: 'documentType', label: text('Kind of document', 'दस्तावेज़ का प्रकार') },
    { source: 'documentDate', label: text('Invoice date', 'इनवॉइस की तारीख'), kind: 'date' },
    { source: 'totalPaise', label: text('Invoice value', 'इनवॉइस की रकम'), kind: 'money', list: true },
    { source: 'sellerGstin', label: text('Seller’s GSTIN', 'बेचने वाले का GSTIN') },
    { source: 'buyerGstin', label: text('Buyer’s GSTIN', 'खरीदार का GSTIN') },
    { source: 'itemCount', label: text('Items', 'आइटम'), kind: 'count' },
    { source: 'mainHsnCode', label: text('Main HSN code', 'मुख्य HSN कोड') },
    { source: 'irn', label: text('Invoice reference number (IRN)', 'इनवॉइस रेफ़रेंस नंबर (IRN)') },
    { source: 'portal', label: text('Portal that the code names', 'कोड में लिखा पोर्टल') },
    ...checkFields,
  ],
  gains: [
    text('Whether a portal signed it, and when', 'क्या पोर्टल ने साइन किया, और कब'),
    text('Invoice number, parties and value as signed', 'साइन किया हुआ इनवॉइस नंबर, पक्ष और रकम'),
    text('What is not proven', 'क्या साबित नहीं होता'),
  ],
  example: { code: proofSpecimens.eInvoice },
  sandbox: null,
  bulk: true,
})
