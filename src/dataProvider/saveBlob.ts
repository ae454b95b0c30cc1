/** How long the browser may take to start a download. */
const HOLD_MS = 60_000

/** Saves a file as a browser download. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), HOLD_MS)
}
