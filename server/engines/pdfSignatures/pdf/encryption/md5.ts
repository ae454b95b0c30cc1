/** RFC 1321, 3.4: how far each step turns, and its constant. */
const turns = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const constants = Int32Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32))

/** MD5, from which old PDFs derive their keys and which browsers do not offer. Nothing here relies on its strength. */
export function md5(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((data.length + 72) >> 6) << 6)
  padded.set(data)
  padded[data.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, data.length << 3, true)
  view.setUint32(padded.length - 4, Math.floor(data.length / 2 ** 29), true)
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
  for (let block = 0; block < padded.length; block += 64) mix(state, at => view.getInt32(block + at * 4, true))
  const digest = new DataView(new ArrayBuffer(16))
  for (const [at, word] of state.entries()) digest.setInt32(at * 4, word, true)
  return new Uint8Array(digest.buffer)
}

function mix(state: Int32Array, word: (at: number) => number): void {
  let [a = 0, b = 0, c = 0, d = 0] = state
  for (let step = 0; step < 64; step++) {
    const round = step >> 4
    const [mixed, at] =
      round === 0
        ? [(b & c) | (~b & d), step]
        : round === 1
          ? [(b & d) | (c & ~d), 5 * step + 1]
          : round === 2
            ? [b ^ c ^ d, 3 * step + 5]
            : [c ^ (b | ~d), 7 * step]
    const sum = (a + mixed + (constants[step] ?? 0) + word(at & 15)) | 0
    const turn = turns[round * 4 + (step & 3)] ?? 0
    a = d
    d = c
    c = b
    b = (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0
  }
  for (const [at, value] of [a, b, c, d].entries()) state[at] = (state[at] ?? 0) + value
}
