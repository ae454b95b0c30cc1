import { createHash } from 'node:crypto'
import { isActing } from '../../contracts/esign/states.ts'
import { marksOf } from './marks.ts'
import type { Envelope } from './rows.ts'

/**
 * SHA-256 of the document that was sent and of all that stands in it by now, in hex: a JSON list of the document's own digest, of who has acted and when, and of
 * each mark with its place: what was entered, what was given beforehand, names, dates, and the digests of pictures. In the order of the draft.
 */
export function digestOf({ row, draft, recipients }: Envelope): string {
  const acted = recipients
    .filter(({ role, state }) => isActing(role) && state === 'done')
    .map(({ id, role, name, ended_at }) => [id, role, name, ended_at])
  const marks = marksOf(draft, recipients).map(({ field, mark: { page, box, ...mark } }) => [
    field,
    page,
    [box.x, box.y, box.width, box.height],
    mark.kind,
    mark.kind === 'text' ? mark.text : mark.kind === 'image' ? sha256(mark.content) : null,
  ])
  return sha256(JSON.stringify([row.document_sha256, acted, marks]))
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
