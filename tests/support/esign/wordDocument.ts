import { crc32 } from 'node:zlib'

const NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A small Word document: an archive whose entries are stored as they are. */
export function wordDocument(
  more: Record<string, string> = {},
  outside?: { type: string; target: string },
  main = 'word/document.xml',
): Buffer {
  const relation = outside
    ? `<Relationship Id="rId9" Type="${NAMESPACE}/${outside.type}" Target="${outside.target}" TargetMode="External"/>`
    : ''
  return zipOf({
    '[Content_Types].xml': `<Types><Override PartName="/${main}" ContentType="application/xml"/></Types>`,
    [main]: '<w:document><w:body><w:p><w:r><w:t>Lease</w:t></w:r></w:p></w:body></w:document>',
    'word/_rels/document.xml.rels': `<Relationships>${relation}</Relationships>`,
    ...more,
  })
}

/** An archive (PKWARE APPNOTE 4.3) without compression. */
function zipOf(entries: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const [title, content] = [Buffer.from(name), Buffer.from(text)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, title, content])
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, entry, title]))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end])
}
