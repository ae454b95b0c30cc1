import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { describeFault } from '../../../../server/screening/lists/importFault.ts'
import { euXml, ftm, listFile, ofac, openSanctions, ownCsv, published, readAll, un } from './samples.ts'

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
  ['an OFAC file of other columns', '1,2,3\n', 'ofacColumns'],
  ['an OFAC entry of another kind', ofac.sdn.replace('"vessel"', '"submarine"'), 'unknownKind'],
  ['JSON of another kind', '{"people":[]}', 'unknownFormat'],
  ['a record of Senzing without its id', `${published('senzing.json')}{"DATA_SOURCE":"X"}`, 'noRecord'],
  ['the JSON of the Consolidated Screening List, cut off', half(published('consolidated.json')), 'brokenJsonEnd'],
  ['an own list of another kind', 'name,kind\nAsha,robot\n', 'unknownOwnKind'],
  ['an own list with two columns of births', 'name,dob,births\nAsha,1980,1981\n', 'columnTwice'],
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
  await expect(readAll(...files)).rejects.toMatchObject({ fault: 'ofacOrphan', params: { part: 'alt.csv', id: '99' } })
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

const uk = published('UK-Sanctions-List.csv')
const simple = published('targets.simple.csv')

/** Nothing of such a file may be taken for something else, such as an own list. */
describe('a file of a known publisher whose layout has changed is refused by name', () => {
  test.each([
    ['UK-Sanctions-List.csv', uk.replace('Unique ID', 'Reference'), 'UK Sanctions List CSV, but has no Unique ID'],
    ['UK-Sanctions-List.csv', uk.replace('Designation Type', 'Kind'), 'but has no Designation Type'],
    [
      'UK.xml',
      published('UK-Sanctions-List.xml').replaceAll('UniqueID', 'Ref'),
      'UK Sanctions List XML, but Designation',
    ],
    ['targets.simple.csv', simple.replace('"schema"', '"kind"'), 'OpenSanctions CSV, but has no schema'],
    ['targets.simple.csv', simple.replace('"birth_date"', '"born"'), 'but has no birth_date'],
    ['targets.csv', 'id,schema,name\nNK-1,Company,Example Works LLC\n', 'OpenSanctions CSV, but has no aliases'],
    ['eu.csv', published('eu-financial-sanctions.csv').replace('NameAlias_WholeName', 'Name'), 'NameAlias_WholeName'],
    ['eu.xml', published('eu-financial-sanctions.xml').replaceAll('nameAlias', 'alias'), 'has no nameAlias'],
    ['un.xml', un.replaceAll('REFERENCE_NUMBER', 'REF'), 'UN consolidated XML, but INDIVIDUAL'],
    ['sdn.xml', published('sdn.xml').replaceAll('sdnType', 'type'), 'OFAC XML, but sdnEntry'],
    ['sdn_advanced.xml', published('sdn_advanced.xml').replaceAll('PartyTypeValues', 'Types'), 'PartyTypeValues'],
    [
      'consolidated.csv',
      published('consolidated.csv').replace(',type,', ',sort,'),
      'Screening List CSV, but has no type',
    ],
    ['consolidated.json', published('consolidated.json').replaceAll('"type"', '"sort"'), 'but has no type'],
    ['ConList.csv', 'Last Updated,18/11/2026\nName 6,Name 1,Group Type,Group ID\n', 'closed on 28 January 2026'],
    ['ConList.xml', '<ArrayOfFinancialSanctionsTarget/>', 'Use the UK Sanctions List'],
    ['people.csv', 'name,entity type\nExample Works LLC,company\n', 'These columns are not known: entity type'],
    ['other.csv', 'a,b\n1,2\n', 'Expected is a file of OFAC'],
  ])('%s', async (name, content, expected) => {
    const error = await readAll(listFile(content, name)).catch(thrown => thrown)
    const failed = { fault: error.fault, fault_params: error.params }
    expect(describeFault('en', failed)).toContain(`${name}: `)
    expect(describeFault('en', failed)).toContain(expected)
    expect(describeFault('hi', failed)).toMatch(new RegExp(`^${name}: .*[\u0900-\u097F]`))
  })
})

test('a list most of whose entries have lost their name is refused', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => `"NK-${at}","Person","${at < 90 ? `Name ${at}` : ''}"`)
  const heading = simple.slice(0, simple.indexOf('\n'))
  const file = [heading, ...rows.map(row => `${row}${',""'.repeat(13)}`)].join('\n')
  await expect(readAll(listFile(file))).rejects.toMatchObject({ fault: 'mostlyUnnamed', params: { unnamed: 10 } })
})

test('megabytes between records are passed over, as OFAC’s advanced standard has them', async () => {
  const filler = '<SanctionsEntry ID="9" ProfileID="9" ListID="1" />'.repeat(90_000)
  const content = published('sdn_advanced.xml').replace('<SanctionsEntries>', `<SanctionsEntries>${filler}`)
  const file = { name: 'sdn_advanced.xml', open: () => Readable.from([Buffer.from(content)]) }
  expect((await readAll(file)).entities).toHaveLength(4)
})

test('a published birth that cannot be read is counted, and its entry is kept with the others', async () => {
  const before = await readAll(listFile(openSanctions))
  const after = await readAll(listFile(openSanctions.replace('1968-06', 'spring of 1968')))
  expect(before.leftOut).not.toHaveProperty('unreadBirths')
  expect(after.leftOut).toMatchObject({ unreadBirths: 1 })
  expect(after.entities).toHaveLength(before.entities.length)
  expect(after.entities.flatMap(({ births }) => births)).not.toContain('spring of 1968')
})

test('a range of years that is too wide to tell people apart is counted', async () => {
  const wide = un.replace(
    /<INDIVIDUAL_DATE_OF_BIRTH>[^]*?<\/INDIVIDUAL_DATE_OF_BIRTH>/,
    '<INDIVIDUAL_DATE_OF_BIRTH><FROM_YEAR>1900</FROM_YEAR><TO_YEAR>1990</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH>',
  )
  expect(wide).not.toBe(un)
  expect((await readAll(listFile(wide))).leftOut).toMatchObject({ unreadBirths: 1 })
})
