/** What an envelope may hold. Enforced by the server; the builder shows them. */
export const esignLimits = {
  files: 20,
  /** Of one file. */
  fileBytes: 100 * 1024 * 1024,
  /** Of all files of a document together. */
  documentBytes: 100 * 1024 * 1024,
  pages: 500,
  recipients: 30,
  fields: 500,
  /** In points (1/72 inch). */
  smallestField: { width: 8, height: 8 },
  /** Of the PNG of a drawn or typed signature. */
  signatureBytes: 200_000,
  /** Of a signer's certificate with those above it, and of the signature that has them in it. */
  certificates: 8,
  certificateBytes: 8_000,
  cmsBytes: 80_000,
  /** Of a file that a recipient uploads in a field. */
  attachmentBytes: 5 * 1024 * 1024,
  /** Such uploads in one envelope, in the window. */
  attachments: { max: 100, windowMs: 10 * 60_000 },
  /** Of a request with a whole draft, with what was entered in all fields, or with two signatures. */
  bodyBytes: 2 * 1024 * 1024,
  titleCharacters: 120,
  messageCharacters: 1_000,
  labelCharacters: 80,
  textCharacters: 500,
  options: 20,
  /** Days until an envelope that is not signed by everybody expires. */
  expiryDays: { least: 1, usual: 14, most: 180 },
  /** Days between two reminders; 0 sends none. */
  reminderDays: { least: 0, usual: 3, most: 30 },
  reminders: 5,
  /** Files of a draft that nobody has changed for so many days are deleted. */
  draftDays: 90,
  /** Aadhaar e-signs that one recipient may begin, in the window. */
  aadhaarAttempts: { max: 20, windowMs: 60 * 60_000 },
  /** Envelopes of one bulk send. */
  bulkRows: 2_000,
  /** Rows that were not sent are deleted after so many days. */
  bulkDays: 60,
  /** Uploads by one account, in the window. */
  uploads: { max: 200, windowMs: 10 * 60_000 },
} as const
