import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const MEGABYTES = 96
const CHUNK = Buffer.alloc(1024 * 1024)

/** A file system of its own for the object store, so that it can be full. */
export interface SmallDisk {
  /** Takes all the space that is left. */
  fill(): void
  free(): void
  unmount(): void
}

/** Mounts `<dataDir>/objects`; undefined where that is not allowed. */
export function mountSmallDisk(dataDir: string): SmallDisk | undefined {
  const directory = join(dataDir, 'objects')
  mkdirSync(directory, { recursive: true })
  const options = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', directory]
  if (process.platform !== 'linux' || spawnSync('mount', options).status !== 0) return undefined
  const unmount = () => void spawnSync('umount', ['-l', directory])
  process.once('exit', unmount)
  const filler = join(directory, 'filler')
  return {
    fill() {
      const file = openSync(filler, 'w')
      try {
        // Ever smaller pieces, until not a byte is left.
        for (let bytes = CHUNK.length; bytes > 0; bytes = Math.floor(bytes / 2)) writeWhileRoom(file, bytes)
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
    unmount() {
      process.off('exit', unmount)
      unmount()
    },
  }
}

function writeWhileRoom(file: number, bytes: number): void {
  try {
    for (;;) writeSync(file, CHUNK, 0, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
