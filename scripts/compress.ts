import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below this size the headers outweigh the savings. */
const WORTH_BYTES = 1_000
/** The last two levels take ten times as long and save two per cent. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Writes `.br` and `.gz` next to each text file of a build; the server serves them as they are. */
export async function compress(directory: string): Promise<void> {
  await Promise.all(globSync(`${directory}/**/*.{js,mjs,css,svg,json}`).map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < WORTH_BYTES) return
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text, brotli), promisify(gzip)(text, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
