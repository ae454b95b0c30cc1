import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { parseRecord } from './check.ts'
import { objectEnd } from './manifest.ts'
import type { OpenedBackup, Record } from './records.ts'
import { BackupFailed } from './refused.ts'
import type { StoredFiles } from './storedFiles.ts'

/**
 * Puts a backup's files into the store, one after the other as their records come. A file that is there already is compared and
 * left alone, so that an interrupted restore damages none that is in use.
 */
export class FileRestorer {
  readonly #files: StoredFiles
  readonly #differing = new Set<string>()

  constructor(files: StoredFiles) {
    this.#files = files
  }

  /** @param records those that follow the file's own; its content is taken from them */
  async add(id: string, records: AsyncGenerator<Record>): Promise<void> {
    const present = await this.#digestOf(id)
    if (present === null) return this.#store(id, records)
    const content = contentIn(records)
    const own = createHash('sha256')
    for await (const chunk of content.chunks()) own.update(chunk)
    if (own.digest('hex') !== present) this.#differing.add(id)
  }

  /** Replaces the files that were there with another content, in a second reading. */
  async finish(backup: OpenedBackup): Promise<void> {
    if (this.#differing.size === 0) return
    const all = backup.records()
    for await (const { kind, content } of all) {
      if (kind !== 'object') continue
      const id = content.toString('utf8')
      if (this.#differing.has(id)) await this.#store(id, all)
    }
  }

  /** Stores a file and reads it again. */
  async #store(id: string, records: AsyncGenerator<Record>): Promise<void> {
    const content = contentIn(records)
    await this.#files.put(id, Readable.from(content.chunks()))
    if ((await this.#digestOf(id)) !== content.sha256())
      throw new BackupFailed(`The file ${id} was not stored as it is in the backup.`)
  }

  /** Null for a file that is missing or cannot be read, which is then written. */
  async #digestOf(id: string): Promise<string | null> {
    const own = createHash('sha256')
    try {
      for await (const chunk of (await this.#files.get(id)) as AsyncIterable<Buffer>) own.update(chunk)
      return own.digest('hex')
    } catch {
      return null
    }
  }
}

/** The content of one file from the records of its data to that of its end, which has the expected digest. */
function contentIn(records: AsyncGenerator<Record>) {
  let expected: string | undefined
  return {
    sha256: () => expected,
    async *chunks() {
      for (;;) {
        const { value, done } = await records.next()
        if (done) return
        if (value.kind !== 'data') {
          expected = parseRecord(objectEnd, value).sha256
          return
        }
        yield value.content
      }
    },
  }
}
