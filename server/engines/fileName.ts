const MAX_CHARACTERS = 200

/**
 * A file's name as it is stored, shown and sent: without folders, control characters, line separators and the marks that reverse the direction of
 * text (`invoice\u202Efdp.exe` reads as `invoiceexe.pdf`). Joiners stay, because Indian scripts need them. Empty if nothing is left.
 */
export const safeFileName = (name: string): string =>
  name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu, '')
    .replace(/^.*[\\/]/s, '')
    .trim()
    .slice(-MAX_CHARACTERS)
    .toWellFormed()
    .replaceAll('\ufffd', '')

/** The header that names a file: an ASCII name for every client and, where it says more, the whole one (RFC 6266). */
export function contentDispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const safe = safeFileName(name) || 'file'
  const ascii = safe.replaceAll(/[^\w.-]/g, '_')
  return `${kind}; filename="${ascii}"${ascii === safe ? '' : `; filename*=UTF-8''${encoded(safe)}`}`
}

const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
