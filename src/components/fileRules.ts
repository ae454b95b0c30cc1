export interface FileRules {
  /** Extensions with the dot: `.csv`. The server checks the file's content. */
  types: string[]
  maxBytes: number
}

const units = ['B', 'KB', 'MB', 'GB']

/** `64 KB`, `10 MB`: powers of 1024, at most one decimal. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1)
  const amount = bytes / 1024 ** power
  return `${Number(amount.toFixed(amount < 10 ? 1 : 0))} ${units[power]}`
}

/** The key of the message that says why a file is refused; undefined if it is accepted. */
export function validateFile(file: File, { types, maxBytes }: FileRules): 'wrongType' | 'tooLarge' | undefined {
  if (!types.some(type => file.name.toLowerCase().endsWith(type))) return 'wrongType'
  return file.size > maxBytes ? 'tooLarge' : undefined
}
