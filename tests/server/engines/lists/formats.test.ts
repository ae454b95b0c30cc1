import { describe, expect, test } from 'vitest'
import { countryCode } from '../../../../contracts/platform/countryCodes.ts'
import { contentHash } from '../../../../server/engines/lists/cleanEntity.ts'
import { parseDates } from '../../../../server/engines/lists/dates.ts'
import { ftm, listFile, ofac, openSanctions, ownCsv, published, readAll, un } from './samples.ts'

const farid = {
  sourceId: '2674',
  kind: 'person',
  programmes: ['SDGT', 'IRAN'],
  births: ['1964-10-08', '1965'],
  countries: ['IR'],
  genders: ['male'],
  positions: ['Minister of Trade'],
  links: ['https://www.example.test'],
}

const names = [
  { name: 'EXAMPLE, Farid', quality: 'primary' },
  { name: 'EXAMPLE, Fareed', quality: 'strong' },
  { name: 'THE CLERK', quality: 'weak' },
]

/** Each file of OFAC has a person, a company, a ship and an aircraft. */
const fourKinds = { person: 1, organisation: 1, vessel: 1, aircraft: 1 }

test('OFAC’s CSV: entries with aliases, addresses and remarks that go on in the file of comments', async () => {
  const others = [listFile(ofac.alt, 'alt.csv'), listFile(ofac.add, 'add.csv')]
  const files = [listFile(ofac.comments), listFile(ofac.sdn, 'sdn.csv'), ...others] as const
  const { format, entities, kinds, leftOut } = await readAll(...files)
  expect({ format, kinds, leftOut }).toEqual({ format: 'ofac', kinds: fourKinds, leftOut: {} })
  const [company, person, ship] = entities
  expect(company).toMatchObject({
    sourceId: '306',
    names: [{ name: 'BANCO EJEMPLO' }, { name: 'EJEMPLO BANK' }],
    countries: ['CH'],
  })
  expect(person).toMatchObject({
    ...farid,
    names: [names[0], names[2], names[1]],
    identifiers: [
      { type: 'Passport', value: 'A1234567', country: 'IR' },
      { type: 'National ID No.', value: '99-88', country: 'IR' },
      { type: 'Passport', value: 'B7654321', country: 'IQ' },
    ],
  })
  expect(ship).toMatchObject({ kind: 'vessel', countries: ['PA'] })
})

test.each([
  ['sdn.xml', 'ofac-xml'],
  ['sdn_advanced.xml', 'ofac-advanced'],
])('OFAC: %s', async (file, format) => {
  const read = await readAll(listFile(published(file)))
  expect(read).toMatchObject({ format, publishedOn: '2026-11-18', kinds: fourKinds })
  expect(read.entities[0]).toMatchObject({
    ...farid,
    names,
    identifiers: [{ type: 'Passport', value: 'A1234567', country: 'IR' }],
  })
  expect(read.entities[1]).toMatchObject({ sourceId: '306', names: [{ name: 'BANCO EJEMPLO' }], programmes: ['CUBA'] })
})

test.each([
  ['consolidated.csv', 'us-csl-csv'],
  ['consolidated.json', 'us-csl-json'],
])('the Consolidated Screening List: %s; entries of export control lists have no kind', async (file, format) => {
  const read = await readAll(listFile(published(file)))
  expect(read).toMatchObject({ format, kinds: { person: 1, other: 1, vessel: 1, organisation: 1 } })
  expect(read.entities[0]).toMatchObject({
    sourceId: 'c1',
    kind: 'person',
    names: [{ name: 'EXAMPLE, Farid' }, { name: 'EXAMPLE, Fareed' }, { name: 'THE CLERK' }],
    programmes: ['SDGT', 'IRAN', 'Specially Designated Nationals (SDN) - Treasury Department'],
    births: ['1964-10-08', '1965'],
    countries: ['IR'],
    genders: ['male'],
    identifiers: [{ type: 'Passport', value: 'A1234567', country: 'IR' }],
  })
  expect(read.entities[1]).toMatchObject({ kind: 'other', countries: ['PA'] })
})

test('UN: people and entities, aliases by quality, years of a range', async () => {
  const { format, publishedOn, entities } = await readAll(listFile(un))
  expect({ format, publishedOn }).toEqual({ format: 'un', publishedOn: '2026-11-18' })
  expect(entities).toMatchObject([
    {
      sourceId: 'CDi.001',
      kind: 'person',
      names: [
        { name: 'RAMON EXAMPLE & SON', quality: 'primary' },
        { name: 'رامون', quality: 'strong' },
        { name: 'Ramon Exampel', quality: 'strong' },
        { name: 'Zulu', quality: 'weak' },
      ],
      programmes: ['DRC'],
      births: ['1968-06-12', '1966', '1967'],
      countries: ['CD'],
      genders: ['male'],
      identifiers: [{ type: 'Passport', value: 'C0001', country: 'RW' }],
      positions: ['Colonel', 'Deputy'],
    },
    { sourceId: 'KPe.001', kind: 'organisation', programmes: ['DPRK'], countries: ['KP'] },
  ])
})

test.each([
  ['eu-financial-sanctions.xml', 'eu-xml', 'weak'],
  // The CSV does not say which aliases are weak.
  ['eu-financial-sanctions.csv', 'eu-csv', 'strong'],
])('EU: %s', async (file, format, quality) => {
  const read = await readAll(listFile(published(file)))
  expect(read).toMatchObject({ format, publishedOn: '2026-11-17', kinds: { person: 1, organisation: 1 } })
  expect(read.entities[0]).toMatchObject({
    sourceId: 'EU.27.28',
    kind: 'person',
    names: [
      { name: 'Sadik Example', quality: 'primary' },
      { name: 'Abu Example', quality },
    ],
    programmes: ['IRQ'],
    births: ['1937-04-28'],
    countries: ['IQ'],
    identifiers: [{ type: 'National passport', value: '488' }],
  })
})

test.each([
  ['UK-Sanctions-List.csv', 'uk-csv'],
  ['UK-Sanctions-List.xml', 'uk-xml'],
])('the UK Sanctions List: %s; the primary name leads wherever it stands', async (file, format) => {
  const read = await readAll(listFile(published(file)))
  expect(read).toMatchObject({
    format,
    publishedOn: '2026-02-13',
    kinds: { person: 1, organisation: 1, vessel: 1 },
  })
  expect(read.entities[0]).toMatchObject({
    sourceId: 'EXA0001',
    kind: 'person',
    programmes: ['The Example (Sanctions) Regulations 2020'],
    births: ['1971', '1971-06-05'],
    countries: ['RU', 'CY'],
    genders: ['male'],
    identifiers: [{ value: '77A' }, { value: '78B' }],
    positions: ['Governor'],
  })
  expect(read.entities[0]?.names).toEqual(
    expect.arrayContaining([
      { name: 'Frederick J EXAMPLE', quality: 'primary' },
      { name: 'Fred EXAMPLE', quality: 'weak' },
      { name: 'فريدريك', quality: 'strong' },
    ]),
  )
  expect(read.entities[0]?.names[0]?.quality).toBe('primary')
  expect(read.entities[2]).toMatchObject({
    kind: 'vessel',
    countries: ['PA'],
    identifiers: [{ type: 'IMO number', value: '9000001' }],
  })
})

test('OpenSanctions’ simple CSV exactly as published: a company stays a company, what is no entry is counted', async () => {
  const read = await readAll(listFile(published('targets.simple.csv')))
  expect(read).toMatchObject({
    format: 'open-sanctions-csv',
    publishedOn: '2026-11-16',
    kinds: { person: 1, organisation: 1, vessel: 1, other: 1 },
    leftOut: { CryptoWallet: 1 },
  })
  expect(read.entities[0]).toMatchObject({
    sourceId: 'NK-1',
    kind: 'person',
    names: [{ name: 'Arvind Example' }, { name: 'A. Example' }, { name: 'Example; Arvind' }, { name: 'अरविंद' }],
    programmes: ['EX-1'],
    births: ['1968-06-12'],
    countries: ['IN', 'UA'],
    identifiers: [{ type: 'Document', value: 'Z1' }],
  })
  expect(read.entities[1]).toMatchObject({ kind: 'organisation', programmes: ['Example act - 2021'] })
})

test('Senzing’s records: features in lists of any name', async () => {
  const read = await readAll(listFile(published('senzing.json')))
  expect(read).toMatchObject({
    format: 'senzing',
    publishedOn: '2026-11-16',
    kinds: { person: 1, organisation: 1, vessel: 1, other: 1 },
    leftOut: { VEHICLE: 1 },
  })
  expect(read.entities[0]).toMatchObject({
    sourceId: 'NK-1',
    listedFor: 'sanctions',
    names: [
      { name: 'Arvind Example', quality: 'primary' },
      { name: 'अरविंद', quality: 'strong' },
    ],
    births: ['1968-06-12'],
    countries: ['IN'],
    genders: ['male'],
    identifiers: [
      { type: 'Passport', value: 'Z1', country: 'IN' },
      { type: 'innCode', value: '77', country: null },
    ],
  })
})

test('OpenSanctions: nested targets say why they are listed', async () => {
  const { format, publishedOn, entities } = await readAll(listFile(openSanctions))
  expect({ format, publishedOn }).toEqual({ format: 'open-sanctions', publishedOn: '2026-11-16' })
  expect(entities).toMatchObject([
    {
      sourceId: 'NK-1',
      listedFor: 'sanctions',
      names: [{ quality: 'primary' }, { name: 'A. Example', quality: 'strong' }, { name: 'Clerk', quality: 'weak' }],
      programmes: ['EX-1'],
      births: ['1968-06'],
      countries: ['IN'],
      identifiers: [{ type: 'Passport', value: 'Z1' }],
      positions: ['Minister'],
      tier: null,
    },
    { sourceId: 'NK-2', listedFor: 'pep', tier: 3 },
  ])
})

test('Follow the Money: programmes from the lines of sanctions; what is no entry is counted', async () => {
  const { entities, kinds, leftOut } = await readAll(listFile(ftm))
  expect({ kinds, leftOut }).toEqual({
    kinds: { person: 1, organisation: 1, vessel: 1, other: 1 },
    leftOut: { Sanction: 1, Address: 1, CryptoWallet: 1 },
  })
  expect(entities).toMatchObject([
    { sourceId: 'NK-1', kind: 'person', programmes: ['EX-1'] },
    { sourceId: 'NK-2', kind: 'organisation', countries: ['RU'] },
    { sourceId: 'NK-3', kind: 'vessel', countries: ['PA'] },
    // A person or a company: the file does not say.
    { sourceId: 'NK-4', kind: 'other' },
  ])
})

test('a list of one’s own: values of a cell apart by semicolons', async () => {
  const { format, entities } = await readAll(listFile(ownCsv))
  expect(format).toBe('own-csv')
  expect(entities).toMatchObject([
    {
      sourceId: 'C-1',
      listedFor: 'pep',
      names: [{ name: 'Asha Example' }, { name: 'Asha E.' }, { name: 'आशा' }],
      births: ['1980-01-02'],
      countries: ['IN'],
      identifiers: [{ type: 'PAN', value: 'AAAPZ1000A' }],
      tier: 2,
    },
    { sourceId: 'C-2', kind: 'organisation' },
  ])
})

test.each([
  ['quoted, in capitals', '"ID","NAME","KIND","DOB"\n"7","Asha ""A."" Example","Company","1980"\n'],
  ['semicolons', 'Id;Name;Type;Date of birth\n7;"Asha ""A."" Example";company;1980\n'],
  ['tabs and a byte order mark', '\uFEFFid\tname\tkind\tbirths\n7\t"Asha ""A."" Example"\tORGANISATION\t1980\n'],
])('a list of one’s own: %s', async (_, content) => {
  const { format, entities } = await readAll(listFile(content))
  expect(format).toBe('own-csv')
  expect(entities).toMatchObject([
    { sourceId: '7', kind: 'organisation', names: [{ name: 'Asha "A." Example' }], births: ['1980'] },
  ])
})

test('an own list without ids has some that depend on the row’s content alone', async () => {
  const idsOf = async (...rows: string[]) =>
    (await readAll(listFile(['name,births', ...rows].join('\n')))).entities.map(({ sourceId }) => sourceId)
  const [asha, bina] = await idsOf('Asha Example,1980', 'Bina Example,1981')
  expect(await idsOf('Bina Example,1981', 'Asha Example,1980')).toEqual([bina, asha])
  expect(await idsOf('Asha Example,1982')).not.toEqual([asha])
})

test('an own list without a kind does not make persons of companies', async () => {
  const { kinds } = await readAll(listFile('name\nExample Works LLC\nAsha Example\n'))
  expect(kinds).toEqual({ other: 2 })
})

test('the hash of an entry changes with any of its values', async () => {
  const [one] = (await readAll(listFile(ownCsv))).entities
  const [same] = (await readAll(listFile(ownCsv))).entities
  const [other] = (await readAll(listFile(ownCsv.replace('1980-01-02', '1980-01-03')))).entities
  if (!one || !same || !other) throw new Error('The sample has entries.')
  expect(contentHash(same)).toBe(contentHash(one))
  expect(contentHash(other)).not.toBe(contentHash(one))
})

describe('values', () => {
  test.each([
    ['08 Oct 1964', ['1964-10-08']],
    ['Oct 1964', ['1964-10']],
    ['circa 1964', ['1964']],
    ['1960 to 1962', ['1960', '1961', '1962']],
    ['1900 to 1990', []],
    ['00/10/1964', ['1964-10']],
    ['dd/mm/1964', ['1964']],
    ['dd/10/1964', ['1964-10']],
    ['13-Feb-2026', ['2026-02-13']],
    ['1964-10-08T00:00:00', ['1964-10-08']],
    ['yesterday', []],
  ])('the date %s', (written, dates) => {
    expect(parseDates(written)).toEqual(dates)
  })

  test.each([
    ['Russian Federation', 'RU'],
    ['russia', 'RU'],
    ['in', 'IN'],
    ['Korea, North', 'KP'],
    ["Cote d'Ivoire", 'CI'],
    ['भारत', 'IN'],
    ['Atlantis', 'Atlantis'],
    ['', null],
  ])('the country %s', (written, code) => {
    expect(countryCode(written)).toBe(code)
  })
})
