import { z } from 'zod'
import { documents as en } from '../messages/en/documents.ts'
import { documents as hi } from '../messages/hi/documents.ts'
import {
  DocumentField,
  DocumentMrz,
  DocumentPicture,
  documentKinds,
  documentLimits,
  FieldCheck,
  FraudHint,
  fieldNames,
  hintCodes,
  QualityNote,
  qualityCodes,
} from '../ocr/documents.ts'
import { type DocumentFamily, documentFamilies, families } from '../ocr/families.ts'
import type { Choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { choice, defineProduct, fileIds, outcomeField, text } from './define.ts'

const kinds = [...documentKinds, 'unknown'] as const

const known = z.string().nullable()
const count = z.number().int().min(0)

const field = DocumentField.omit({ check: true }).extend({
  /** The confidence reaches what staff have set for this kind. */
  sure: z.boolean(),
  check: FieldCheck.shape.state,
  reason: FieldCheck.shape.code,
})

/** A picture as it is kept: upright, an Aadhaar number blackened. */
const picture = DocumentPicture.extend({
  /** Its file, which is read and deleted like an uploaded one. */
  file: z.string(),
})

const mrz = DocumentMrz.omit({ lines: true }).extend({
  /** Its lines, each ended by a line feed but the last. */
  text: z.string(),
})

const earlier = z.object({
  /** The earlier check of this account. */
  verificationId: z.string(),
  at: z.iso.datetime(),
  /** The same picture, or another one with the same number. */
  by: z.enum(['picture', 'number']),
})

const labelled = <Code extends string>(
  codes: readonly Code[],
  words: { en: Record<Code, string>; hi: Record<Code, string> },
) =>
  Object.fromEntries(codes.map(code => [code, { label: { en: words.en[code], hi: words.hi[code] } }])) as Record<
    Code,
    Choice
  >

/** What a document turns out to be. */
export const kindChoices: Record<string, Choice> = {
  ...labelled(documentKinds, { en: en.kind, hi: hi.kind }),
  unknown: choice(en.kind.unknown, hi.kind.unknown, 'warning'),
}

const priced = (family: DocumentFamily) => ({
  name: family,
  label: text(`Document reading, ${families[family].label.en}`, `दस्तावेज़ पढ़ना, ${families[family].label.hi}`),
  pricePaise: families[family].pricePaise,
  per: 'answer' as const,
  when: { source: 'kind', value: family },
})

const named = documentFamilies.filter(family => family !== 'detect')

export const ocrDocument = defineProduct({
  id: 'ocr-document',
  label: text('Document reading (OCR)', 'दस्तावेज़ पढ़ना (OCR)'),
  title: text('Global KYC Suite', 'ग्लोबल KYC सूट'),
  summary: text(
    'What does this document say, do its numbers add up, and what deserves a second look?',
    'दस्तावेज़ में क्या लिखा है, क्या उसके नंबर सही बैठते हैं, और क्या दोबारा देखना चाहिए?',
  ),
  icon: 'scan-text',
  group: 'identity',
  pricePaise: families.detect.pricePaise,
  prices: named.map(priced),
  sourceLabel: text('Document reader', 'दस्तावेज़ रीडर'),
  gate: 'kyc',
  reads: 'files',
  inMainMenu: true,
  paths: { verify: paths.globalOcr, list: paths.globalOcrResponses, detail: paths.globalOcrReport },
  endpoints: named.map(family => ({
    name: families[family].endpoint ?? family,
    label: text(`Read: ${families[family].label.en}`, `पढ़ें: ${families[family].label.hi}`),
    sets: { source: 'kind' as const, value: family },
    example: { files: [families[family].sample ?? 'sample_pan'] },
  })),
  input: z.object({
    files: fileIds(documentLimits.files),
    /** `detect` if absent. */
    kind: z.enum(documentFamilies).nullish(),
  }),
  result: z.object({
    kind: z.enum(kinds),
    /** Of an Aadhaar only its last four digits. */
    number: known,
    name: known,
    birthDate: known,
    expiryDate: known,
    /** Fields that were read with doubt, or whose check failed. */
    toCheck: count,
    /** What such a document shows and what was not found. Absent in results of earlier versions. */
    missing: z.array(z.object({ name: z.enum(fieldNames) })).optional(),
    hintCount: count,
    sides: z.enum(['front', 'back', 'both']).nullable(),
    fields: z.array(field),
    mrz: z.array(mrz),
    quality: z.array(QualityNote),
    hints: z.array(FraudHint),
    /** Earlier checks of this account that show the same document. */
    seenBefore: z.array(earlier),
    pictures: z.array(picture),
  }),
  keys: { subject: 'files', found: 'number', outcome: 'kind', holder: 'name' },
  subjectLabel: text('Document number', 'दस्तावेज़ का नंबर'),
  inputFields: [
    {
      source: 'kind',
      label: text('Kind of document', 'दस्तावेज़ का प्रकार'),
      kind: 'select',
      optional: true,
      options: documentFamilies.map(family => ({ value: family, label: families[family].label })),
      hint: text(
        'A document of another kind is refused, free of charge. If it is left out, we find out ourselves.',
        'दूसरे प्रकार का दस्तावेज़ बिना चार्ज लौटा दिया जाता है। खाली छोड़ने पर हम खुद पहचानते हैं।',
      ),
    },
    {
      source: 'files',
      label: text('Pictures of the document', 'दस्तावेज़ की तस्वीरें'),
      kind: 'file',
      list: true,
      types: ['jpeg', 'png', 'webp', 'tiff', 'pdf'],
      most: documentLimits.files,
      hint: text(
        'Front and back of one document, as photos, scans or a PDF.',
        'एक ही दस्तावेज़ का आगे और पीछे का हिस्सा: फ़ोटो, स्कैन या PDF।',
      ),
    },
  ],
  resultFields: [
    outcomeField('kind', text('Document', 'दस्तावेज़'), kindChoices),
    { source: 'number', label: text('Number', 'नंबर'), mask: 'tail' },
    { source: 'name', label: text('Name', 'नाम'), list: true },
    { source: 'birthDate', label: text('Date of birth', 'जन्म तिथि'), kind: 'date' },
    { source: 'expiryDate', label: text('Valid until', 'कब तक मान्य'), kind: 'date' },
    { source: 'toCheck', label: text('Fields to check', 'देखने लायक जानकारी'), kind: 'count', list: true },
    {
      source: 'missing',
      label: text('Not found on the document', 'दस्तावेज़ पर नहीं मिला'),
      kind: 'table',
      isPartial: true,
      columns: [
        {
          source: 'name',
          label: text('Field', 'जानकारी'),
          kind: 'choice',
          choices: labelled(fieldNames, { en: en.field, hi: hi.field }),
        },
      ],
    },
    { source: 'hintCount', label: text('Hints', 'इशारे'), kind: 'count', list: true },
    {
      source: 'sides',
      label: text('Sides', 'हिस्से'),
      kind: 'choice',
      choices: {
        front: choice('Front', 'आगे'),
        back: choice('Back', 'पीछे'),
        both: choice('Front and back', 'आगे और पीछे'),
      },
    },
    {
      source: 'fields',
      label: text('Fields', 'जानकारी'),
      kind: 'table',
      isPartial: true,
      columns: [
        {
          source: 'name',
          label: text('Field', 'जानकारी'),
          kind: 'choice',
          choices: labelled(fieldNames, { en: en.field, hi: hi.field }),
        },
        { source: 'value', label: text('Value', 'मान'), mask: 'tail' },
        { source: 'sure', label: text('High confidence', 'पूरा भरोसा'), kind: 'yesNo' },
        {
          source: 'check',
          label: text('Local check', 'लोकल जाँच'),
          kind: 'choice',
          choices: {
            ok: choice('Right', 'सही', 'success'),
            failed: choice('Wrong', 'गलत', 'danger'),
            notChecked: choice('Nothing to check', 'जाँचने को कुछ नहीं'),
          },
        },
      ],
    },
    {
      source: 'mrz',
      label: text('Machine-readable zone', 'मशीन से पढ़ा जाने वाला हिस्सा'),
      kind: 'table',
      isPartial: true,
      columns: [
        { source: 'format', label: text('Format', 'फ़ॉर्मैट') },
        { source: 'text', label: text('Lines', 'पंक्तियाँ'), mask: 'tail' },
        { source: 'valid', label: text('Check digits right', 'जाँच अंक सही'), kind: 'yesNo' },
      ],
    },
    {
      source: 'quality',
      label: text('Quality of the picture', 'तस्वीर की क्वालिटी'),
      kind: 'table',
      isPartial: true,
      columns: [
        {
          source: 'code',
          label: text('Note', 'नोट'),
          kind: 'choice',
          choices: labelled(qualityCodes, { en: en.quality, hi: hi.quality }),
        },
      ],
    },
    {
      source: 'hints',
      label: text('Hints, never verdicts', 'इशारे, फ़ैसला नहीं'),
      kind: 'table',
      isPartial: true,
      columns: [
        {
          source: 'code',
          label: text('Hint', 'इशारा'),
          kind: 'choice',
          choices: labelled(hintCodes, { en: en.hint, hi: hi.hint }),
        },
        { source: 'seen', label: text('Seen', 'क्या दिखा'), mask: 'tail' },
      ],
    },
    {
      source: 'seenBefore',
      label: text('Seen before in this account', 'इस अकाउंट में पहले देखा गया'),
      kind: 'table',
      columns: [
        { source: 'verificationId', label: text('Check', 'जाँच') },
        { source: 'at', label: text('When', 'कब') },
        {
          source: 'by',
          label: text('What is the same', 'क्या एक जैसा है'),
          kind: 'choice',
          choices: { picture: choice('The picture', 'तस्वीर'), number: choice('The number', 'नंबर') },
        },
      ],
    },
    {
      source: 'pictures',
      label: text('Pictures', 'तस्वीरें'),
      kind: 'table',
      isPartial: true,
      columns: [
        { source: 'width', label: text('Width', 'चौड़ाई'), kind: 'count' },
        { source: 'height', label: text('Height', 'ऊँचाई'), kind: 'count' },
        { source: 'rotation', label: text('Turned by', 'कितना घुमाया'), kind: 'count' },
      ],
    },
  ],
  gains: [
    text('Number, names and dates, each with its place on the picture', 'नंबर, नाम और तारीखें, तस्वीर में अपनी जगह के साथ'),
    text(
      'A local check beside each field: check digits, dates, states',
      'हर जानकारी के साथ लोकल जाँच: जाँच अंक, तारीखें, राज्य',
    ),
    text('The machine-readable zone with every check digit', 'मशीन से पढ़ा जाने वाला हिस्सा, हर जाँच अंक के साथ'),
    text('Hints of a changed document, with what they rest on', 'बदले गए दस्तावेज़ के इशारे, वजह के साथ'),
    text('Corrections by your people, and a comparison with the source', 'आपके लोगों के सुधार, और सोर्स से तुलना'),
  ],
  example: { files: ['sample_pan'], kind: 'pan' },
  sandbox: null,
  bulk: false,
})
