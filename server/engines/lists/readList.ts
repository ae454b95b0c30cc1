import type { EntryKind, ListFormat } from '../../../contracts/screening/watchLists.ts'
import { cleanEntity } from './cleanEntity.ts'
import { isReadDate } from './dates.ts'
import type { ListEntity, ListFile, ListReading } from './entity.ts'
import { readHead } from './fileHead.ts'
import { closedLists } from './formats/closedLists.ts'
import { cslCsv } from './formats/cslCsv.ts'
import { cslJson } from './formats/cslJson.ts'
import { euCsv } from './formats/euCsv.ts'
import { euXml } from './formats/euXml.ts'
import { ofac } from './formats/ofac.ts'
import { ofacAdvanced } from './formats/ofacAdvanced.ts'
import { ofacXml } from './formats/ofacXml.ts'
import { openSanctions } from './formats/openSanctions.ts'
import { openSanctionsCsv } from './formats/openSanctionsCsv.ts'
import { ownCsv } from './formats/ownCsv.ts'
import { senzing } from './formats/senzing.ts'
import { ukCsv } from './formats/ukCsv.ts'
import { ukXml } from './formats/ukXml.ts'
import { un } from './formats/un.ts'
import { ListFileError } from './listFileError.ts'
import { LeftOut, type ListReader } from './reader.ts'

/** In the order in which they are asked: published lists before those in our own format, which have a heading `name` too. */
const readers: readonly ListReader[] = [
  closedLists,
  un,
  euXml,
  ofacXml,
  ofacAdvanced,
  ukXml,
  senzing,
  openSanctions,
  cslJson,
  ukCsv,
  euCsv,
  cslCsv,
  openSanctionsCsv,
  ownCsv,
  ofac,
]

/** Of a file of 100 entries or more, at most this part may have no name or id; more is a layout that we misread. */
const MAX_UNNAMED = 0.05
const FEW = 100

export interface WholeReading extends Required<ListReading> {
  format: ListFormat
  /** The entries by kind. */
  kinds(): Partial<Record<EntryKind, number>>
}

/**
 * Reads a list of any known format, recognised by its content. The entries come as they are read, none of them without a name or an
 * id. Throws ListFileError, which names the file, perhaps after many entries: use none of them then.
 */
export function readList(files: readonly [ListFile, ...ListFile[]]): Promise<WholeReading> {
  return naming(files, async () => {
    const reader = await readerOf(files[0])
    if (files.length > 1 && !reader.hasSeveralFiles) throw new ListFileError('oneFile')
    const reading = reader.read(files)
    const lost = new LeftOut()
    const kinds = new Map<EntryKind, number>()
    return {
      format: reader.format,
      publishedOn: () => reading.publishedOn(),
      leftOut: () => ({ ...reading.leftOut?.(), ...lost.counts() }),
      kinds: () => Object.fromEntries(kinds),
      entities: usable(files, reading.entities, { lost, kinds }),
    }
  })
}

interface Counts {
  /** Entries without a name or id, and births that cannot be read. */
  lost: LeftOut
  kinds: Map<EntryKind, number>
}

async function* usable(
  files: readonly ListFile[],
  entities: AsyncIterable<ListEntity>,
  { lost, kinds }: Counts,
): AsyncGenerator<ListEntity> {
  let [read, found] = [0, 0]
  const source = entities[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { value, done } = await naming(files, () => source.next())
      if (done) break
      read++
      const cleaned = cleanEntity(value)
      if (cleaned?.sourceId) {
        found++
        kinds.set(cleaned.kind, (kinds.get(cleaned.kind) ?? 0) + 1)
        for (const birth of value.births) if (!isReadDate(birth)) lost.add('unreadBirths')
        yield cleaned
      } else lost.add('unnamed')
    }
  } finally {
    await source.return?.()
  }
  await naming(files, async () => {
    if (found === 0) throw new ListFileError('empty')
    if (read >= FEW && read - found > read * MAX_UNNAMED)
      throw new ListFileError('mostlyUnnamed', { unnamed: read - found })
  })
}

/** Names the file in whatever is thrown. */
async function naming<T>(files: readonly ListFile[], run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ListFileError) error.params.file ??= files.map(({ name }) => name).join(', ')
    throw error
  }
}

/** Throws ListFileError. */
export const detectFormat = (file: ListFile): Promise<ListFormat> =>
  naming([file], async () => (await readerOf(file)).format)

async function readerOf(file: ListFile): Promise<ListReader> {
  const head = await readHead(file)
  const reader = readers.find(one => one.recognises(head))
  if (!reader) throw new ListFileError('unknownFormat')
  return reader
}
