import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { euXml, ftm, listFile, ofac, openSanctions, ownCsv, readAll, un } from './samples.ts'

const half = (text: string) => text.slice(0, Math.floor(text.length * 0.6))

const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">]>
<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL><FIRST_NAME>&lol2;</FIRST_NAME></INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`

/** The document type comes after what is read to recognise the format. */
const lateBomb = `<?xml version="1.0"?>${' '.repeat(9_000)}<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>
<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL><FIRST_NAME>&e;</FIRST_NAME></INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`

const entity = un.replace('&amp; SON', '&unknown;')
const deep = `<CONSOLIDATED_LIST>${'<INDIVIDUAL>'.repeat(60)}`

test.each([
  ['XML that ends early', half(un), 'brokenXml'],
  ['EU’s XML that ends early', half(euXml), 'brokenXml'],
  ['JSON lines that end early', half(openSanctions), 'brokenJson'],
  ['a line that is no entity', `${ftm}\n{"id":1}`, 'noEntity'],
  ['a CSV whose last quotation mark is missing', `${ownCsv}C-3,person,"Half a na`, 'brokenCsv'],
  ['a CSV whose last row is cut off', `${ownCsv}C-3,person`, 'brokenRow'],
  ['OFAC’s main file cut off in a row', ofac.sdn.slice(0, ofac.sdn.indexOf('"DOB') - 1), 'brokenRow'],
  ['XML with entities of its own', bomb, 'doctype'],
  ['an entity that nobody declared', entity, 'brokenXml'],
  ['endless nesting', deep, 'tooDeep'],
  ['ISO 8859-1', Buffer.from(ownCsv.replace('Asha Example', 'Ashä Example'), 'latin1'), 'notUtf8'],
  ['UTF-16', Buffer.from(`\uFEFF${un}`, 'utf16le'), 'notUtf8'],
  ['an archive', Buffer.from('504b030414000000', 'hex'), 'binary'],
  ['an empty file', '', 'empty'],
  ['a heading and nothing else', 'id,name\n', 'empty'],
  ['another CSV', 'a,b\n1,2\n', 'unknownFormat'],
  ['a page of HTML', '<html><body>Not found</body></html>', 'unknownFormat'],
  ['an entry without a name', 'id,name\n1,\n', 'cellMissing'],
  ['a birth that is no date', 'id,name,births\n1,Asha,soon\n', 'badDate'],
  ['aliases without their main file', ofac.alt, 'ofacMainMissing'],
])('%s is refused', async (_, content, fault) => {
  await expect(readAll(listFile(content))).rejects.toMatchObject({ fault })
})

test('a document type is refused wherever it stands', async () => {
  await expect(readAll(listFile(lateBomb))).rejects.toMatchObject({
    fault: expect.stringMatching(/doctype|unknownFormat/),
  })
})

test('aliases of an entry that is not in the main file are refused', async () => {
  const files = [listFile(ofac.sdn), listFile('99,1,"aka","NOBODY",-0- ', 'alt.csv')] as const
  await expect(readAll(...files)).rejects.toMatchObject({ fault: 'ofacOrphan', params: { id: '99' } })
})

test('two files of a format that has one are refused', async () => {
  await expect(readAll(listFile(un), listFile(un))).rejects.toMatchObject({ fault: 'oneFile' })
})

test('a record without end is refused before it fills the memory', async () => {
  const endless = `<CONSOLIDATED_LIST><INDIVIDUAL><FIRST_NAME>${'x'.repeat(5_000_000)}`
  // In larger pieces than `listFile` gives.
  const file = { name: 'endless', open: () => Readable.from([Buffer.from(endless)]) }
  await expect(readAll(file)).rejects.toMatchObject({ fault: 'recordTooLong' })
})
