import { createHash } from 'node:crypto'
import { isActing } from '../../contracts/esign/states.ts'
import type { Mark } from '../engines/esign/types.ts'
import { marksOf, type StoredMark } from './marks.ts'
import type { Envelope } from './rows.ts'

/**
 * SHA-256 of the document that was sent and of all that stands in it by now, in hex: a JSON list of the document's own digest, of who has acted and when, and of
 * each mark with its place: what was entered, what was given beforehand, names, dates, and the digests of pictures; and of each attached file. In the order of the draft.
 */
export function digestOf({ row, draft, recipients }: Envelope): string {
  const acting = recipients.filter(({ role, state }) => isActing(role) && state === 'done')
  const acted = acting.map(({ id, role, name, ended_at }) => [id, role, name, ended_at])
  const marks = marksOf(draft, recipients).map(({ field, mark }) => {
    const { page, box, kind } = mark
    return [field, page, [box.x, box.y, box.width, box.height], kind, contentOf(mark)]
  })
  const attached = acting.flatMap(({ attachments }) => attachments.map(one => [one.field, one.name, one.sha256]))
  return sha256(JSON.stringify([row.document_sha256, acted, marks, ...(attached.length > 0 ? [attached] : [])]))
}

function contentOf(mark: Mark | StoredMark): string | null {
  if (mark.kind === 'text') return mark.text
  if (mark.kind === 'image') return sha256(mark.content)
  return mark.kind === 'stored' ? mark.sha256 : null
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
