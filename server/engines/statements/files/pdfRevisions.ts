/**
 * How often a PDF was saved: each incremental save ends with its own `startxref … %%EOF` (ISO 32000-2, 7.5.6). A file for quick web view has
 * a second one at its start, which counts for nothing.
 */
export function revisionsOf(content: Uint8Array): number {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  let count = 0
  for (let at = file.indexOf(MARK); at >= 0; at = file.indexOf(MARK, at + MARK.length)) {
    const start = Number(/startxref\s+(\d+)\s*$/.exec(file.toString('latin1', Math.max(0, at - 40), at))?.[1])
    if (start > 0) count++
  }
  const isLinearized = file.toString('latin1', 0, 1_024).includes('/Linearized')
  return Math.max(1, count - (isLinearized && count > 1 ? 1 : 0))
}

const MARK = '%%EOF'
