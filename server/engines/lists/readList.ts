import type { ListFormat } from '../../../contracts/watchLists.ts'
import type { ListEntity, ListFile, ListReading } from './entity.ts'
import { readEuCsv } from './formats/euCsv.ts'
import { readEuXml } from './formats/euXml.ts'
import { readOfac } from './formats/ofac.ts'
import { readOpenSanctions } from './formats/openSanctions.ts'
import { readOwnCsv } from './formats/ownCsv.ts'
import { readUk } from './formats/uk.ts'
import { readUn } from './formats/un.ts'
import { ListFileError } from './listFileError.ts'
import { utf8Text } from './text.ts'
import { tidyEntity } from './tidyEntity.ts'

const HEAD_CHARACTERS = 8_192

/** One file per list, except OFAC's. */
const readers: Record<ListFormat, (files: readonly [ListFile, ...ListFile[]]) => ListReading> = {
  ofac: readOfac,
  un: ([file]) => readUn(file),
  'eu-xml': ([file]) => readEuXml(file),
  'eu-csv': ([file]) => readEuCsv(file),
  uk: ([file]) => readUk(file),
  'open-sanctions': ([file]) => readOpenSanctions(file),
  'own-csv': ([file]) => readOwnCsv(file),
}

/**
 * Reads a list of any known format, recognised by its content. The entries come as they are read, none of them without a name or an
 * id. Throws ListFileError, perhaps after many entries: use none of them then.
 */
export async function readList(
  files: readonly [ListFile, ...ListFile[]],
): Promise<ListReading & { format: ListFormat }> {
  const format = await detectFormat(files[0])
  if (files.length > 1 && format !== 'ofac') throw new ListFileError('oneFile')
  const reading = readers[format](files)
  return { format, publishedOn: () => reading.publishedOn(), entities: usable(reading.entities) }
}

async function* usable(entities: AsyncIterable<ListEntity>): AsyncGenerator<ListEntity> {
  let found = 0
  for await (const entity of entities) {
    const tidied = tidyEntity(entity)
    if (!tidied?.sourceId) continue
    found++
    yield tidied
  }
  if (found === 0) throw new ListFileError('empty')
}

/** Throws ListFileError. */
export async function detectFormat(file: ListFile): Promise<ListFormat> {
  const head = await headOf(file)
  const text = head.replace(/^\uFEFF/, '').trimStart()
  if (!text) throw new ListFileError('empty')
  if (text.startsWith('<')) {
    if (/<!DOCTYPE/i.test(text)) throw new ListFileError('doctype')
    if (/<([\w-]+:)?CONSOLIDATED_LIST[\s>]/.test(text)) return 'un'
    if (/<([\w-]+:)?export[\s>]/.test(text)) return 'eu-xml'
    throw new ListFileError('unknownFormat')
  }
  if (text.startsWith('{')) return 'open-sanctions'
  const [first = '', second = ''] = text.split(/\r?\n/)
  if (first.includes('Entity_LogicalId;')) return 'eu-csv'
  if (first.startsWith('Last Updated') && second.includes('Group ID')) return 'uk'
  const headings = first.toLowerCase().split(',')
  if (headings.includes('id') && headings.includes('name')) return 'own-csv'
  if (/^"?\d+"?\s*,/.test(first)) return 'ofac'
  throw new ListFileError('unknownFormat')
}

async function headOf(file: ListFile): Promise<string> {
  const stream = await file.open()
  let head = ''
  for await (const text of utf8Text(stream)) {
    head += text
    if (head.length >= HEAD_CHARACTERS) break
  }
  stream.destroy()
  return head.slice(0, HEAD_CHARACTERS)
}
