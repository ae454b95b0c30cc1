import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { type EndRecord, endRecord, objectEnd, type StartRecord, startRecord } from './manifest.ts'
import type { OpenedBackup, Record } from './records.ts'
import { BackupRefused } from './refused.ts'
import { BETWEEN_ROWS, backedUpTable, JOB_SCHEMA, RowDigest, type Table } from './tables.ts'

export interface CheckedBackup {
  start: StartRecord
  tables: Table[]
  end: EndRecord
}

/** Reads a whole backup, changing nothing. @throws BackupRefused if anything in it is not as it was written. */
export async function checkBackup(backup: OpenedBackup): Promise<CheckedBackup> {
  let start: StartRecord | undefined
  let end: EndRecord | undefined
  const tables: { table: Table; digest: RowDigest }[] = []
  const objects = new ObjectDigest()
  for await (const record of backup.records()) {
    if (end || (start === undefined) !== (record.kind === 'start')) throw disordered()
    if (record.kind === 'start') start = parseRecord(startRecord, record)
    else if (record.kind === 'table')
      tables.push({ table: parseRecord(backedUpTable, record), digest: new RowDigest() })
    else if (record.kind === 'rows') countRows(tables.at(-1)?.digest, record.content)
    else if (record.kind === 'end') end = parseRecord(endRecord, record)
    else objects.add(record)
  }
  if (!start || !end) throw disordered()
  const found = tables
    .filter(({ table }) => table.schema !== JOB_SCHEMA)
    .map(({ table, digest }) => ({ name: table.name, ...digest.end() }))
  if (JSON.stringify(found) !== JSON.stringify(end.tables)) throw disordered()
  if (JSON.stringify(objects.end()) !== JSON.stringify(end.objects)) throw disordered()
  return { start, tables: tables.map(({ table }) => table), end }
}

export const parseRecord = <Schema extends z.ZodType>(schema: Schema, { content }: Record): z.output<Schema> => {
  const read = schema.safeParse(JSON.parse(content.toString('utf8')))
  if (!read.success) throw disordered()
  return read.data
}

const disordered = () => new BackupRefused('The content of the backup is not what its list says.')

/** Rows are counted as they were written: none of them contains a line break. */
function countRows(digest: RowDigest | undefined, content: Buffer): void {
  if (!digest) throw disordered()
  for (const row of content.toString('utf8').slice(1, -1).split(BETWEEN_ROWS)) digest.add(row)
}

/** The digests of the objects of a backup, while their records are read in order. */
class ObjectDigest {
  readonly #all = createHash('sha256')
  #id: string | undefined
  #own = createHash('sha256')
  #size = 0
  #count = 0
  #bytes = 0

  add(record: Record): void {
    if (record.kind === 'object') {
      this.#id = record.content.toString('utf8')
      this.#own = createHash('sha256')
      this.#size = 0
    } else if (record.kind === 'data') {
      this.#own.update(record.content)
      this.#size += record.content.length
    } else this.#finish(parseRecord(objectEnd, record))
  }

  #finish({ bytes, sha256 }: z.output<typeof objectEnd>): void {
    if (bytes !== this.#size || sha256 !== this.#own.digest('hex')) throw disordered()
    this.#all.update(`${this.#id} ${sha256}\n`)
    this.#count++
    this.#bytes += bytes
  }

  end(): EndRecord['objects'] {
    return { count: this.#count, bytes: this.#bytes, digest: this.#all.digest('hex') }
  }
}
