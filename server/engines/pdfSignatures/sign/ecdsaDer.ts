/** WebCrypto gives r and s one after the other; signatures in certificates and CMS are a sequence of two integers (RFC 3279, 2.2.3), DER. */
export function ecdsaDer(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const half = raw.length / 2
  const body = [...integer(raw.subarray(0, half)), ...integer(raw.subarray(half))]
  // Those of the curve P-521 are longer than what one byte tells.
  const length = body.length < 128 ? [body.length] : [0x81, body.length]
  return Uint8Array.from([0x30, ...length, ...body])
}

function integer(bytes: Uint8Array): number[] {
  const first = bytes.findIndex(byte => byte !== 0)
  const digits = [...bytes.subarray(Math.max(0, first))]
  if ((digits[0] ?? 0) & 0x80) digits.unshift(0)
  return [2, digits.length, ...digits]
}
