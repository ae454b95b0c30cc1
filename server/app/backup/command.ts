/** What the two commands share. */

/** A size for an operator, such as `12.3 MB`. */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** What a backup lacks that its tables name. */
export const missingNote = (count: number): string =>
  `${count} files are named in the database and were not in the file store: deleted or encrypted anew while the backup was made, or lost before. The backup does not contain them.`

/** Node explains unknown options at length; the first sentence says which one it was. */
export const explainOption = (error: unknown) => ({
  wrong: `${(error as Error).message.split('. ')[0]}.`.replace(/\.\.$/, '.'),
})

/** Why nothing was done, on the standard error. */
export function fail(message: string, code: number): number {
  process.stderr.write(`${message}\n`)
  return code
}
