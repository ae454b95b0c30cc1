import qrcode from 'qrcode-generator'

/** The quiet zone around the code that the standard requires, in modules. */
const QUIET = 4

/** A QR code as an SVG path, with one rectangle for each horizontal run of dark modules. */
export function qrOf(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const rows = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => (code.isDark(row, column) ? '1' : '0')).join(''),
  )
  const path = rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('')
  return { size: count + 2 * QUIET, path }
}
