interface Entry {
  name: string
  packed: Buffer
}

const local = ({ name, packed }: Entry) => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), packed])
}

const central = ({ name, packed }: Entry, offset: number) => {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(8, 10)
  head.writeUInt32LE(packed.length, 20)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, Buffer.from(name)])
}

/** An archive in which one packed entry is listed several times, as bombs of overlapping entries do. */
export function zipOf(entries: readonly Entry[], repeated: Entry & { times: number }): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of [...entries, repeated]) {
    const times = entry === repeated ? repeated.times : 1
    for (let at = 0; at < times; at++) directory.push(central(entry, offset))
    const part = local(entry)
    parts.push(part)
    offset += part.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}
