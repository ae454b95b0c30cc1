const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

const crcStep = (crc: number, byte: number) => ((crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0)) >>> 0

/** PKWARE's traditional encryption (APPNOTE 6.1): weak, and what UIDAI's files use. It protects nothing here, because the signature proves the content. */
export class ZipCipher {
  private keys: [number, number, number] = [0x12345678, 0x23456789, 0x34567890]

  constructor(password: Uint8Array) {
    for (const byte of password) this.take(byte)
  }

  private take(byte: number): void {
    const [first, second, third] = this.keys
    const one = crcStep(first, byte)
    const two = (Math.imul(second + (one & 0xff), 134_775_813) + 1) >>> 0
    this.keys = [one, two, crcStep(third, two >>> 24)]
  }

  private next(): number {
    const value = (this.keys[2] | 2) & 0xffff
    return (Math.imul(value, value ^ 1) >>> 8) & 0xff
  }

  decrypt(bytes: Uint8Array): Buffer {
    const plain = Buffer.alloc(bytes.length)
    for (const [at, byte] of bytes.entries()) {
      plain[at] = byte ^ this.next()
      this.take(plain[at] ?? 0)
    }
    return plain
  }

  encrypt(bytes: Uint8Array): Buffer {
    const encrypted = Buffer.alloc(bytes.length)
    for (const [at, byte] of bytes.entries()) {
      encrypted[at] = byte ^ this.next()
      this.take(byte)
    }
    return encrypted
  }
}

export const HEADER_BYTES = 12

/** The content behind the header; null if the password is wrong, which one byte tells and a wrong password passes in 1 of 256. */
export function openZipCrypto(packed: Uint8Array, password: Uint8Array, check: number): Buffer | null {
  if (packed.length < HEADER_BYTES) return null
  const plain = new ZipCipher(password).decrypt(packed)
  return plain[HEADER_BYTES - 1] === check ? plain.subarray(HEADER_BYTES) : null
}
