const BLOCK = 16

/** Doubles a byte in the field of FIPS 197, 4.2. */
const double = (byte: number) => ((byte << 1) ^ (byte & 0x80 ? 0x11b : 0)) & 0xff

function times(byte: number, factor: number): number {
  let product = 0
  for (let left = factor, power = byte; left > 0; left >>= 1, power = double(power)) if (left & 1) product ^= power
  return product
}

const substitutes = substitutionTable()
const originals = new Uint8Array(256)
for (const [byte, value] of substitutes.entries()) originals[value] = byte
/** Of each byte, the column that it gives when substitution and mixing are undone (FIPS 197, 5.3); one table for each row. */
const [row0, row1, row2, row3] = [0, 8, 16, 24].map(turn =>
  Uint32Array.from(originals, byte => {
    const column = (times(byte, 14) << 24) | (times(byte, 9) << 16) | (times(byte, 13) << 8) | times(byte, 11)
    return (column >>> turn) | (column << (32 - turn))
  }),
) as [Uint32Array, Uint32Array, Uint32Array, Uint32Array]

/** FIPS 197, 5.1.1. */
function substitutionTable(): Uint8Array {
  const table = new Uint8Array(256)
  table[0] = 0x63
  // The powers of 3 are all bytes but zero, and those of 0xf6 are their inverses.
  for (let step = 0, power = 1, inverse = 1; step < 255; step++) {
    let value = 0x63
    for (let turn = 0; turn < 5; turn++) value ^= ((inverse << turn) | (inverse >> (8 - turn))) & 0xff
    table[power] = value
    power ^= double(power)
    inverse = times(inverse, 0xf6)
  }
  return table
}

/** The four bytes of a word, from the highest, each looked up in a table. */
const lookUp = (table: Uint8Array, a: number, b: number, c: number, d: number) =>
  ((table[a >>> 24] as number) << 24) |
  ((table[(b >>> 16) & 0xff] as number) << 16) |
  ((table[(c >>> 8) & 0xff] as number) << 8) |
  (table[d & 0xff] as number)

const undo = (a: number, b: number, c: number, d: number) =>
  (row0[a >>> 24] as number) ^
  (row1[(b >>> 16) & 0xff] as number) ^
  (row2[(c >>> 8) & 0xff] as number) ^
  (row3[d & 0xff] as number)

/** The words of the round keys for the equivalent inverse cipher (FIPS 197, 5.3.5), in the order in which decrypting takes them. */
function roundKeys(key: Uint8Array): Int32Array {
  const length = key.length / 4
  const view = new DataView(key.buffer, key.byteOffset, key.length)
  const words = new Int32Array((length + 7) * 4)
  let constant = 1
  for (let at = 0; at < length; at++) words[at] = view.getInt32(at * 4)
  for (let at = length; at < words.length; at++) {
    let word = words[at - 1] as number
    if (at % length === 0) {
      const turned = (word << 8) | (word >>> 24)
      word = lookUp(substitutes, turned, turned, turned, turned) ^ (constant << 24)
      constant = double(constant)
    } else if (length > 6 && at % length === 4) word = lookUp(substitutes, word, word, word, word)
    words[at] = (words[at - length] as number) ^ word
  }
  const last = words.length - 4
  return Int32Array.from(words, (_, at) => {
    const word = words[last - (at & ~3) + (at & 3)] as number
    if (at < 4 || at >= last) return word
    // The tables undo the substitution as well, so it is made first.
    const byte = lookUp(substitutes, word, word, word, word)
    return undo(byte, byte, byte, byte)
  })
}

/**
 * Decrypts AES in CBC mode, without removing padding; an incomplete block at the end is left out. WebCrypto has it too, but answers only later, whereas the
 * objects of a document are read at once.
 */
export function decryptCbc(key: Uint8Array, start: Uint8Array, data: Uint8Array): Uint8Array {
  const words = roundKeys(key)
  const last = words.length - 4
  const length = data.length - (data.length % BLOCK)
  const input = new DataView(data.buffer, data.byteOffset, length)
  const plain = new DataView(new ArrayBuffer(length))
  let before = Array.from({ length: 4 }, (_, at) => new DataView(start.buffer, start.byteOffset).getInt32(at * 4))
  const word = (at: number) => words[at] as number
  for (let block = 0; block < length; block += BLOCK) {
    const read = [0, 4, 8, 12].map(at => input.getInt32(block + at))
    let [a, b, c, d] = read as [number, number, number, number]
    a ^= word(0)
    b ^= word(1)
    c ^= word(2)
    d ^= word(3)
    for (let at = 4; at < last; at += 4) {
      const next = undo(a, d, c, b) ^ word(at)
      const second = undo(b, a, d, c) ^ word(at + 1)
      const third = undo(c, b, a, d) ^ word(at + 2)
      d = undo(d, c, b, a) ^ word(at + 3)
      a = next
      b = second
      c = third
    }
    plain.setInt32(block, lookUp(originals, a, d, c, b) ^ word(last) ^ (before[0] as number))
    plain.setInt32(block + 4, lookUp(originals, b, a, d, c) ^ word(last + 1) ^ (before[1] as number))
    plain.setInt32(block + 8, lookUp(originals, c, b, a, d) ^ word(last + 2) ^ (before[2] as number))
    plain.setInt32(block + 12, lookUp(originals, d, c, b, a) ^ word(last + 3) ^ (before[3] as number))
    before = read
  }
  return new Uint8Array(plain.buffer)
}
