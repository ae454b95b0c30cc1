/** What the two commands share. */

/** A size for an operator, such as `12.3 MB`. */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Node explains unknown options at length; the first sentence says which one it was. */
export const explainOption = (error: unknown) => ({
  wrong: `${(error as Error).message.split('. ')[0]}.`.replace(/\.\.$/, '.'),
})

/** Why nothing was done, on the standard error. */
export function fail(message: string, code: number): number {
  process.stderr.write(`${message}\n`)
  return code
}
