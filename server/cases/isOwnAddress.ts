import type { CaseRow } from './rows.ts'

/** Services that ignore dots before the @, and all their names. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/** An address without what mail services ignore: what is delivered to one mailbox is read by one person. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const [plain = ''] = name.split('+')
  return DOTLESS.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

/** Whether an address belongs to the person whom the case is about, who cannot speak for somebody else. Both are opened. */
export const isOwnAddress = (
  { subject_email, subject_phone }: Pick<CaseRow, 'subject_email' | 'subject_phone'>,
  { email, phone }: { email: string | null; phone: string | null },
): boolean =>
  (email !== null && subject_email !== null && mailboxOf(email) === mailboxOf(subject_email)) ||
  (phone !== null && phone === subject_phone)
