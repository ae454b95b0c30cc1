import { existsSync, fsyncSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd: number }
type FileModule = {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; tryFSOperation(operation: () => void): void }
}

/** Files on disk that PostgreSQL can flush: PGlite's own adapter answers every fsync with success and does nothing. */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = ({ NODEFS }: FileModule) => {
      NODEFS.stream_ops.fsync = stream => {
        NODEFS.tryFSOperation(() => fsyncSync(stream.nfd))
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync as never] } }
  }
}

/**
 * Makes a directory appear complete or not at all: `fill` writes beside it, everything is flushed, then it is renamed.
 * A crash halfway leaves a draft that the next start throws away. Does nothing when the directory exists.
 */
export async function createDirectoryAtomically(
  directory: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  if (existsSync(directory)) return
  const draft = `${directory}.draft`
  await rm(draft, { recursive: true, force: true })
  await fill(draft)
  for (const entry of await readdir(draft, { recursive: true })) await flush(join(draft, entry))
  await flush(draft)
  await rename(draft, directory)
  await flush(dirname(directory))
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  // Windows refuses to flush what is open for reading, and directories altogether; its rename is journaled.
  if (process.platform !== 'win32') await file.sync()
  await file.close()
}
