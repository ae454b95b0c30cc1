import type { DraftField, DraftRecipient, EnvelopeDraft } from '../../../../contracts/esign/draft.ts'
import type { PageSize } from '../../../../contracts/esign/draftProblems.ts'
import { esignLimits } from '../../../../contracts/esign/limits.ts'
import type { EsignFile } from '../../../../contracts/esign/shown.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import { freeKey, withRecipient } from './draft.ts'
import { type Files, sizeOf, within } from './geometry.ts'

/* Fields that go to other pages: of a document that takes the place of another one, or from another envelope. */

export interface Moved {
  draft: EnvelopeDraft
  /** What has no page any more, with the number of the page that it was on. */
  lost: { field: DraftField; page: number }[]
  /** How many fields are on a page of another size now. They keep their place in relation to it. */
  resized: number
}

const isSameSize = (a: PageSize, b: PageSize) => Math.abs(a.width - b.width) < 1 && Math.abs(a.height - b.height) < 1

/** The field keeps its size, and its middle stays at the same share of the page. */
function onOtherPage<Field extends DraftField>(field: Field, from: PageSize, to: PageSize): Field {
  if (isSameSize(from, to)) return { ...field, ...within(field, to) }
  const x = ((field.x + field.width / 2) / from.width) * to.width - field.width / 2
  const y = ((field.y + field.height / 2) / from.height) * to.height - field.height / 2
  return { ...field, ...within({ ...field, x, y }, to) }
}

/** The pages of one file are replaced by those of another, by number. More pages follow behind the last of them; fields on pages that it lacks are lost. */
export function withFileSwapped(draft: EnvelopeDraft, former: string, file: EsignFile, files: Files): Moved {
  const known: Files = new Map(files).set(file.id, file)
  const lost: Moved['lost'] = []
  let resized = 0
  const pages = draft.pages.flatMap(page => {
    if (page.file !== former) return [page]
    return page.page > file.pages.length ? [] : [{ ...page, file: file.id }]
  })
  const used = new Set(draft.pages.flatMap(page => (page.file === former ? [page.page] : [])))
  const mostUsed = Math.max(0, ...used)
  const behind = pages.findLastIndex(page => page.file === file.id) + 1
  const added: typeof pages = []
  for (let page = mostUsed + 1; page <= file.pages.length && pages.length + added.length < esignLimits.pages; page += 1)
    added.push({ id: freeKey('p', [...draft.pages, ...added]), file: file.id, page, rotate: 0 })
  const next = [...pages.slice(0, behind), ...added, ...pages.slice(behind)]
  const fields = draft.fields.flatMap(field => {
    const place = draft.pages.findIndex(({ id }) => id === field.page)
    const from = draft.pages[place]
    if (from?.file !== former) return [field]
    const to = next.find(({ id }) => id === field.page)
    const [fromSize, toSize] = [sizeOf(from, known), to && sizeOf(to, known)]
    if (!fromSize || !toSize) {
      lost.push({ field, page: place + 1 })
      return []
    }
    if (!isSameSize(fromSize, toSize)) resized += 1
    return [onOtherPage(field, fromSize, toSize)]
  })
  return { draft: { ...draft, pages: next, fields }, lost, resized }
}

interface Other {
  draft: EnvelopeDraft
  /** The sizes of its pages, by their ids. */
  sizes: ReadonlyMap<string, PageSize>
  /** What stands in its fields is meant for everybody, as in a template. */
  keepValues: boolean
}

const signersOf = ({ recipients }: EnvelopeDraft): DraftRecipient[] => recipients.filter(({ role }) => role === 'sign')

/**
 * With the fields of another envelope beside those that are there: on the page of the same number, and for the signer of the same place in the order. Signers who are
 * missing are added, without a name.
 */
export function withFieldsOf(
  draft: EnvelopeDraft,
  other: Other,
  sizes: ReadonlyMap<string, PageSize>,
  locale: Locale,
): Moved {
  const theirs = signersOf(other.draft)
  const wanted = Math.max(
    0,
    ...other.draft.fields.map(({ recipient }) => theirs.findIndex(({ id }) => id === recipient) + 1),
  )
  let next = draft
  while (signersOf(next).length < wanted && next.recipients.length < esignLimits.recipients)
    next = withRecipient(next, locale)
  const ours = signersOf(next)
  const lost: Moved['lost'] = []
  let resized = 0
  const fields = [...next.fields]
  for (const field of other.draft.fields) {
    const number = other.draft.pages.findIndex(({ id }) => id === field.page)
    const page = draft.pages[number]
    const owner = ours[theirs.findIndex(({ id }) => id === field.recipient)]
    const [from, to] = [other.sizes.get(field.page), page && sizes.get(page.id)]
    if (!page || !owner || !from || !to || fields.length >= esignLimits.fields) {
      lost.push({ field, page: number + 1 })
      continue
    }
    if (!isSameSize(from, to)) resized += 1
    const value = other.keepValues ? field.value : null
    fields.push({
      ...onOtherPage(field, from, to),
      id: freeKey('f', fields),
      page: page.id,
      recipient: owner.id,
      value,
      readOnly: field.readOnly && value !== null,
    })
  }
  return { draft: { ...next, fields }, lost, resized }
}
