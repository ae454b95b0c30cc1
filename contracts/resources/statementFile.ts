import { z } from 'zod'
import { statementProblemCodes, statementVerdicts } from '../bankStatements/statementCodes.ts'
import type { statementFileKinds } from '../bankStatements/statements.ts'
import { day } from '../fields/schemas.ts'
import { type Choice, choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const record = z.object({
  id: z.string(),
  verificationId: z.string(),
  customer: z.string(),
  userId: z.string(),
  kind: z.string().nullable(),
  bytes: z.number().int(),
  pages: z.number().int().nullable(),
  rows: z.number().int(),
  bank: z.string().nullable(),
  verdict: z.enum(statementVerdicts).nullable(),
  problem: z.enum(statementProblemCodes).nullable(),
  /** When it was read last. */
  readAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})

export type StatementFileRecord = z.output<typeof record>

const problems: Record<(typeof statementProblemCodes)[number], Choice> = {
  empty: choice('Empty', 'खाली'),
  unsupported: choice('Unsupported kind', 'असमर्थित प्रकार'),
  damaged: choice('Damaged', 'खराब फ़ाइल', 'danger'),
  needsPassword: choice('Needs a password', 'पासवर्ड चाहिए'),
  wrongPassword: choice('Wrong password', 'गलत पासवर्ड'),
  needsOcr: choice('Picture, cannot be read here', 'फ़ोटो, यहाँ पढ़ी नहीं जा सकती', 'warning'),
  tooManyScans: choice('Too many scanned pages', 'बहुत ज़्यादा स्कैन किए पेज'),
  tooManyPixels: choice('Picture too large', 'फ़ोटो बहुत बड़ी'),
  tooSmall: choice('Picture too small', 'फ़ोटो बहुत छोटी'),
  tooLarge: choice('Too large', 'बहुत बड़ी'),
  tooManyPages: choice('Too many pages', 'बहुत ज़्यादा पेज'),
  tooManyRows: choice('Too many rows', 'बहुत ज़्यादा पंक्तियाँ'),
  expandsTooMuch: choice('Expands too much', 'खुलने पर बहुत बड़ी', 'danger'),
  tooSlow: choice('Too slow to read', 'पढ़ने में बहुत धीमी', 'danger'),
  notStatement: choice('No statement found', 'स्टेटमेंट नहीं मिला', 'warning'),
  noTableInScan: choice('No table in the picture', 'फ़ोटो में सूची नहीं मिली', 'warning'),
  columnsUnknown: choice('Columns not recognised', 'कॉलम पहचाने नहीं गए', 'warning'),
}

const formats: Record<(typeof statementFileKinds)[number], Choice> = {
  pdf: choice('PDF', 'PDF'),
  scannedPdf: choice('Scanned PDF', 'स्कैन की हुई PDF'),
  picture: choice('Picture', 'फ़ोटो'),
  xlsx: choice('XLSX', 'XLSX'),
  xls: choice('XLS', 'XLS'),
  ods: choice('ODS', 'ODS'),
  csv: choice('CSV', 'CSV'),
}

/** The files of bank statements and how reading them went, for staff who look after the reader. Nothing of their content is here. */
export const statementFile = defineResource({
  name: 'statement-files',
  audience: 'admin',
  permission: 'admin.logs',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.adminTrubank },
  words: {
    title: text('Bank statements', 'बैंक स्टेटमेंट'),
    search: text('Request ID', 'रिक्वेस्ट ID'),
    none: text('No statement has been read yet', 'अभी तक कोई स्टेटमेंट नहीं पढ़ा गया'),
    one: text('Statement file', 'स्टेटमेंट फ़ाइल'),
    missing: text('There is no such file', 'ऐसी कोई फ़ाइल नहीं है'),
  },
  fields: {
    verificationId: { label: text('Request ID', 'रिक्वेस्ट ID'), kind: 'id' },
    customer: { label: text('Customer', 'ग्राहक') },
    kind: { label: text('Format', 'फ़ॉर्मेट'), kind: 'choice', choices: formats },
    bytes: { label: text('Bytes', 'बाइट'), kind: 'count' },
    pages: { label: text('Pages', 'पेज'), kind: 'count' },
    rows: { label: text('Rows', 'पंक्तियाँ'), kind: 'count' },
    bank: { label: text('Bank', 'बैंक') },
    verdict: {
      label: text('Reconciliation', 'हिसाब का मिलान'),
      kind: 'choice',
      choices: {
        reconciled: choice('Reconciled', 'मेल खाता है', 'success'),
        reconciledBut: choice('Partly reconciled', 'आंशिक मिलान', 'warning'),
        unreconciled: choice('Unreconciled', 'मेल नहीं खाता', 'danger'),
      },
    },
    problem: { label: text('Not read because', 'क्यों नहीं पढ़ी गई'), kind: 'choice', choices: problems },
    readAt: { label: text('Last read', 'आखिरी बार कब पढ़ी'), kind: 'time' },
    createdAt: { label: text('Received', 'कब मिली'), kind: 'time' },
  },
  record,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    q: z.string().trim().max(64).optional(),
    problem: z.array(z.enum(statementProblemCodes)).optional(),
    verdict: z.array(z.enum(statementVerdicts)).optional(),
    kind: z.array(z.string().max(10)).optional(),
    /** As the file names it; `-` for files of which it is not known. */
    bank: z.string().trim().max(120).optional(),
    customer: z.string().max(64).optional(),
    createdFrom: day.optional(),
    createdTo: day.optional(),
    /** A keyset cursor: the last id of the previous page. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt', 'rows'],
  csv: { columns: ['verificationId', 'kind', 'bytes', 'pages', 'rows', 'bank', 'verdict', 'problem', 'createdAt'] },
})
