/** RC4, which old PDFs use and which neither browsers nor OpenSSL offer any more. Encrypting and decrypting are the same. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    const [first = 0, second = 0] = [state[a], state[b]]
    state[a] = second
    state[b] = first
    return first + second
  }
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 0xff
    swap(at, other)
  }
  let a = 0
  let b = 0
  return data.map(byte => {
    a = (a + 1) & 0xff
    b = (b + (state[a] ?? 0)) & 0xff
    return byte ^ (state[swap(a, b) & 0xff] ?? 0)
  })
}
