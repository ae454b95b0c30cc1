import type { Authority } from './authority.ts'

export const invoice = {
  SellerGstin: '27AAAPI3182M002',
  BuyerGstin: '24AAAPI3182M002',
  DocNo: 'INV/2026/114',
  DocTyp: 'INV',
  DocDt: '03/02/2026',
  TotInvVal: 118_000.5,
  ItemCnt: 3,
  MainHsnCode: '721119',
  Irn: 'd34b'.padEnd(64, '0'),
  IrnDt: '2026-02-03 19:58:21',
}

export const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

interface Parts {
  data?: object
  kid?: unknown
  alg?: string
  header?: object
}

/** The signed QR code of an invoice, as the portals make it. */
export function eInvoiceOf(
  authority: Authority,
  { data = invoice, kid = 'KEY1', alg = 'RS256', header = {} }: Parts = {},
): string {
  const signed = `${part({ alg, kid, typ: 'JWT', ...header })}.${part({ data: JSON.stringify(data), iss: 'NIC' })}`
  return `${signed}.${authority.sign(Buffer.from(signed)).toString('base64url')}`
}
