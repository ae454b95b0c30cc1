/** What an envelope may hold. Enforced by the server; the builder shows them. */
export const esignLimits = {
  files: 20,
  pages: 500,
  recipients: 30,
  fields: 500,
  /** In points (1/72 inch). */
  smallestField: { width: 8, height: 8 },
  /** Of the PNG of a drawn or typed signature. */
  signatureBytes: 200_000,
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
  /** Uploads by one account, in the window. */
  uploads: { max: 200, windowMs: 10 * 60_000 },
} as const
