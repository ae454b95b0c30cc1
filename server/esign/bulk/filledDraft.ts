import type { BulkSendRow } from '../../../contracts/esign/bulk.ts'
import type { BulkColumn } from '../../../contracts/esign/bulkColumns.ts'
import type { DraftRecipient, EnvelopeDraft } from '../../../contracts/esign/draft.ts'

interface Template {
  draft: EnvelopeDraft
  columns: readonly BulkColumn[]
}

/** The draft of a row. What the row leaves out is as the template has it. */
export function filledDraft({ draft, columns }: Template, row: BulkSendRow): EnvelopeDraft {
  const fields = [...draft.fields]
  for (const column of columns) {
    if (column.of !== 'fields') continue
    const given = Object.hasOwn(row.values, column.header.en) ? row.values[column.header.en]?.trim() : ''
    if (!given) continue
    for (const place of column.places) {
      const field = fields[place]
      if (field) fields[place] = { ...field, value: field.kind === 'checkbox' ? checkedBy(given) : given }
    }
  }
  return {
    ...draft,
    title: row.title?.trim() || draft.title,
    recipients: draft.recipients.map((one, place) => filledRecipient(one, row.recipients[place])),
    fields,
  }
}

/** A row that names somebody brings all of them: nobody's name comes with another one's address. */
function filledRecipient(one: DraftRecipient, given: BulkSendRow['recipients'][number] | undefined): DraftRecipient {
  const name = given?.name?.trim() ?? ''
  const email = given?.email?.trim().toLowerCase() || null
  const phone = given?.phone?.trim() || null
  return name === '' && !email && !phone ? one : { ...one, name, email, phone }
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', '✓', '✔', 'हाँ', 'हां'])
const no = new Set(['no', 'n', 'false', '0', 'नहीं', 'नही'])

/** Any other word stays, and is refused. */
function checkedBy(word: string): string {
  const small = word.toLowerCase()
  if (yes.has(small)) return 'yes'
  return no.has(small) ? '' : word
}
