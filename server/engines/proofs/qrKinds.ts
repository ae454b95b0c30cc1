/**
 * What a QR code is, by its text alone. `aadhaarSecure` and `eInvoice` are signed; `aadhaarXml` and `ewayBill` are text that anybody can write. What the codes of PAN
 * cards, driving licences and registration certificates hold is not published, so that they are `unknown`: nothing is read from them, and nothing is proven by them.
 */
export type QrKind = 'aadhaarSecure' | 'aadhaarXml' | 'eInvoice' | 'ewayBill' | 'unknown'

export function qrKindOf(text: string): QrKind {
  const written = text.trim()
  if (/^[1-9]\d{99,}$/.test(written)) return 'aadhaarSecure'
  if (/^(?:<\?xml[^>]*>\s*)?<PrintLetterBarcodeData\s/.test(written)) return 'aadhaarXml'
  if (/^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(written)) return 'eInvoice'
  if (/^\d{12}\s*\/\s*\d{2}[\dA-Z]{13}\s*\//.test(written)) return 'ewayBill'
  return 'unknown'
}
