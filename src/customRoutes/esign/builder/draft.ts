import type { DraftField, DraftPage, DraftRecipient, EnvelopeDraft } from '../../../../contracts/esign/draft.ts'
import type { PageSize } from '../../../../contracts/esign/draftProblems.ts'
import { type EsignFieldKind, fieldKindFacts, fieldKinds } from '../../../../contracts/esign/fieldKinds.ts'
import { esignLimits } from '../../../../contracts/esign/limits.ts'
import type { EsignFile } from '../../../../contracts/esign/shown.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import { type Box, type Files, sizeOf, sizesOf, turnedBox, turnedField, within } from './geometry.ts'

/* Changes of a draft. Each returns a new one. */

/** A key that no item has yet: the highest number and one more, so that a removed item's key is not given to another beside it. */
export const freeKey = (prefix: string, items: readonly { id: string }[]): string => {
  const numbers = items.map(({ id }) => (id.startsWith(prefix) ? Number(id.slice(prefix.length)) : 0))
  return `${prefix}${Math.max(0, ...numbers.filter(Number.isInteger)) + 1}`
}

export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, index) => index !== from)
  const [item] = list.slice(from, from + 1)
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)]
}

const titleOf = ({ name }: EsignFile) =>
  name
    .replace(/\.\w{2,5}$/, '')
    .replaceAll('_', ' ')
    .slice(0, esignLimits.titleCharacters)
    .trim()

/** All pages of the file at the end, as far as the limit lets them in; the first file names the document. */
export function withFile(draft: EnvelopeDraft, file: EsignFile): EnvelopeDraft {
  const pages = [...draft.pages]
  for (const index of file.pages.keys()) {
    if (pages.length >= esignLimits.pages) break
    pages.push({ id: freeKey('p', pages), file: file.id, page: index + 1, rotate: 0 })
  }
  return { ...draft, pages, title: draft.title || titleOf(file) }
}

export const withoutPage = (draft: EnvelopeDraft, id: string): EnvelopeDraft => ({
  ...draft,
  pages: draft.pages.filter(page => page.id !== id),
  fields: draft.fields.filter(field => field.page !== id),
})

const quarters = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

/** A quarter clockwise, with the fields that stand on it. */
export function withPageTurned(draft: EnvelopeDraft, id: string, files: Files): EnvelopeDraft {
  const page = draft.pages.find(one => one.id === id)
  const size = page && sizeOf(page, files)
  if (!page || !size) return draft
  return {
    ...draft,
    pages: draft.pages.map(one => (one.id === id ? { ...one, rotate: quarters[one.rotate] } : one)),
    fields: draft.fields.map(field => (field.page === id ? turnedField(field, size, 90) : field)),
  }
}

/** Asked after all who are there. */
export function withRecipient(draft: EnvelopeDraft, locale: Locale): EnvelopeDraft {
  const { recipients } = draft
  if (recipients.length >= esignLimits.recipients) return draft
  const order = Math.min(Math.max(0, ...recipients.map(one => one.order)) + 1, esignLimits.recipients)
  const added: DraftRecipient = {
    id: freeKey('r', recipients),
    role: 'sign',
    order,
    name: '',
    email: null,
    phone: null,
    locale,
    code: null,
    method: 'picture',
    canDelegate: false,
  }
  return { ...draft, recipients: [...recipients, added] }
}

export const withoutRecipient = (draft: EnvelopeDraft, id: string): EnvelopeDraft => ({
  ...draft,
  recipients: draft.recipients.filter(one => one.id !== id),
  fields: draft.fields.filter(({ recipient }) => recipient !== id),
})

export const withRecipientChanged = (
  draft: EnvelopeDraft,
  id: string,
  parts: Partial<DraftRecipient>,
): EnvelopeDraft => ({
  ...draft,
  recipients: draft.recipients.map(one => (one.id === id ? { ...one, ...parts } : one)),
})

/** All at the same time, or one after the other as they stand. */
export const withOrder = (draft: EnvelopeDraft, order: 'together' | 'inTurn'): EnvelopeDraft => ({
  ...draft,
  recipients: draft.recipients.map((one, index) => ({ ...one, order: order === 'together' ? 1 : index + 1 })),
})

/** Who fills in the fields that are placed next, unless somebody is chosen. */
export const firstSigner = ({ recipients }: EnvelopeDraft): DraftRecipient | undefined =>
  recipients.find(({ role }) => role === 'sign')

interface Placing {
  kind: EsignFieldKind
  page: string
  recipient: string
  /** What it asks, for a kind that asks. */
  label: string
}

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Below what stands there already, in the middle of the page. */
function freePlace(draft: EnvelopeDraft, page: string, field: Box, size: PageSize): Box {
  const taken = draft.fields.filter(one => one.page === page)
  const start = within({ ...field, x: (size.width - field.width) / 2, y: size.height / 3 }, size)
  const gap = 8
  for (let box = start; box.y + box.height <= size.height; box = { ...box, y: box.y + gap })
    if (!taken.some(one => overlaps(box, one))) return box
  return start
}

/** A new field with its middle at a point, or at a free place of the page. The new field stands last. */
export function withField(draft: EnvelopeDraft, placing: Placing, size: PageSize, at?: { x: number; y: number }) {
  if (draft.fields.length >= esignLimits.fields) return draft
  const { kind, page, recipient, label } = placing
  const { width, height, automatic, drawn } = fieldKindFacts[kind]
  const box = at
    ? within({ x: at.x - width / 2, y: at.y - height / 2, width, height }, size)
    : freePlace(draft, page, { x: 0, y: 0, width, height }, size)
  const added: DraftField = {
    id: freeKey('f', draft.fields),
    kind,
    page,
    recipient,
    ...box,
    required: kind !== 'checkbox',
    label: automatic || drawn ? '' : label,
    value: null,
    readOnly: false,
    options: [],
  }
  return { ...draft, fields: [...draft.fields, added] }
}

export const withFieldChanged = (draft: EnvelopeDraft, id: string, parts: Partial<DraftField>): EnvelopeDraft => ({
  ...draft,
  fields: draft.fields.map(field => (field.id === id ? { ...field, ...parts } : field)),
})

export const withoutFields = (draft: EnvelopeDraft, ids: readonly string[]): EnvelopeDraft => ({
  ...draft,
  fields: draft.fields.filter(field => !ids.includes(field.id)),
})

/** Copies of fields at the end, on a page of this size: below where they stood, as far as the limit lets them in. */
export function withFieldsCopied(
  draft: EnvelopeDraft,
  copied: readonly DraftField[],
  page: string,
  size: PageSize,
): EnvelopeDraft {
  const fields = [...draft.fields]
  const top = Math.min(...copied.map(({ y }) => y))
  const isSamePage = copied.some(one => one.page === page)
  const down = isSamePage ? Math.max(...copied.map(({ y, height }) => y + height)) - top + 8 : 0
  for (const field of copied.slice(0, esignLimits.fields - fields.length))
    fields.push({ ...field, ...within({ ...field, y: field.y + down }, size), page, id: freeKey('f', fields) })
  return { ...draft, fields }
}

const isSamePlace = (a: Box, b: Box) => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1

/** The fields at the same places of every page, except where the same stand already. */
export function withFieldsOnAllPages(draft: EnvelopeDraft, copied: readonly DraftField[], files: Files): EnvelopeDraft {
  const fields = [...draft.fields]
  for (const [page, size] of sizesOf(draft.pages, files))
    for (const field of copied) {
      const box = within(field, size)
      const isThere = fields.some(
        one =>
          one.page === page && one.kind === field.kind && one.recipient === field.recipient && isSamePlace(one, box),
      )
      if (!isThere && fields.length < esignLimits.fields)
        fields.push({ ...field, ...box, page, id: freeKey('f', fields) })
    }
  return { ...draft, fields }
}

type Found = EsignFile['found'][number]

interface FoundOnPage extends Found {
  kind: EsignFieldKind
  on: DraftPage
  box: Box
}

const isFieldKind = (kind: string): kind is EsignFieldKind => (fieldKinds as readonly string[]).includes(kind)

/** What the files themselves say about fields, where nothing of the kind has been placed yet. */
export function foundFields({ pages, fields }: EnvelopeDraft, files: Files): FoundOnPage[] {
  return pages.flatMap(on => {
    const size = files.get(on.file)?.pages[on.page - 1]
    const shown = sizeOf(on, files)
    if (!size || !shown) return []
    return (files.get(on.file)?.found ?? []).flatMap(found => {
      const { kind } = found
      if (found.page !== on.page || !isFieldKind(kind)) return []
      const turned = turnedBox(found, size, on.rotate)
      // An anchor says where a field begins, a form how large it is.
      const { width, height } = found.recipient === null ? turned : fieldKindFacts[kind]
      const box = within({ x: turned.x, y: turned.y, width, height }, shown)
      const isThere = fields.some(one => one.page === on.id && one.kind === kind && isSamePlace(one, box))
      return isThere ? [] : [{ ...found, kind, on, box }]
    })
  })
}

/** With all found fields. An anchor names the first, second … recipient, who is added if missing; the rest is for the first one who signs. */
export function withFoundFields(draft: EnvelopeDraft, files: Files, locale: Locale): EnvelopeDraft {
  const found = foundFields(draft, files)
  if (found.length === 0) return draft
  const wanted = Math.max(...found.map(({ recipient }) => recipient ?? 0))
  let next = draft
  while (next.recipients.length < Math.min(wanted, esignLimits.recipients)) next = withRecipient(next, locale)
  if (!firstSigner(next)) next = withRecipient(next, locale)
  const first = firstSigner(next)?.id ?? ''
  const fields = [...next.fields]
  for (const { kind, box, on, name, recipient } of found) {
    if (fields.length >= esignLimits.fields) break
    const { automatic, drawn } = fieldKindFacts[kind]
    fields.push({
      id: freeKey('f', fields),
      kind,
      page: on.id,
      recipient: (recipient !== null && next.recipients[recipient - 1]?.id) || first,
      ...box,
      required: kind !== 'checkbox',
      label: automatic || drawn ? '' : name.slice(0, esignLimits.labelCharacters),
      value: null,
      readOnly: false,
      options: [],
    })
  }
  return { ...next, fields }
}

/** As the server keeps it, so that both judge the same: without spaces around, and null for what is empty. */
export const trimmed = (draft: EnvelopeDraft): EnvelopeDraft => ({
  ...draft,
  title: draft.title.trim(),
  message: draft.message.trim(),
  recipients: draft.recipients.map(one => ({
    ...one,
    name: one.name.trim(),
    email: one.email?.trim().toLowerCase() || null,
    phone: one.phone?.replaceAll(/[\s()-]/g, '') || null,
  })),
  fields: draft.fields.map(one => ({
    ...one,
    label: one.label.trim(),
    value: one.value?.trim() || null,
    options: one.options.map(option => option.trim()).filter(Boolean),
  })),
})
