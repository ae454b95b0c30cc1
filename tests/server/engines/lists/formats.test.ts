import { describe, expect, test } from 'vitest'
import { countryCode } from '../../../../contracts/countryCodes.ts'
import { parseDates } from '../../../../server/engines/lists/dates.ts'
import { contentHash } from '../../../../server/engines/lists/tidyEntity.ts'
import { euCsv, euXml, ftm, listFile, ofac, openSanctions, ownCsv, readAll, uk, un } from './samples.ts'

test('OFAC: entries with their aliases, addresses and what stands in the remarks', async () => {
  const files = [listFile(ofac.add), listFile(ofac.sdn), listFile(ofac.alt)] as const
  const { format, entities } = await readAll(...files)
  expect(format).toBe('ofac')
  expect(entities).toMatchObject([
    {
      sourceId: '306',
      kind: 'organisation',
      names: [
        { name: 'BANCO EJEMPLO', quality: 'primary' },
        { name: 'EJEMPLO BANK', quality: 'strong' },
      ],
      programmes: ['CUBA'],
      countries: ['CH'],
      remarks: null,
    },
    {
      sourceId: '2674',
      kind: 'person',
      names: [
        { name: 'EXAMPLE, Farid', quality: 'primary' },
        { name: 'THE CLERK', quality: 'weak' },
        { name: 'EXAMPLE, Fareed', quality: 'strong' },
      ],
      programmes: ['SDGT', 'IRAN'],
      births: ['1964-10-08', '1965'],
      countries: ['IR'],
      genders: ['male'],
      identifiers: [
        { type: 'Passport', value: 'A1234567', country: 'IR' },
        { type: 'National ID No.', value: '99-88', country: 'IR' },
      ],
      positions: ['Minister of Trade'],
      links: ['https://www.example.test'],
    },
  ])
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
  ['eu-xml', euXml],
  ['eu-csv', euCsv],
])('EU: %s', async (format, content) => {
  const read = await readAll(listFile(content))
  expect(read).toMatchObject({ format, publishedOn: '2026-11-17' })
  expect(read.entities[0]).toMatchObject({
    sourceId: 'EU.27.28',
    kind: 'person',
    names: [
      { name: 'Sadik Example', quality: 'primary' },
      { name: 'Abu Example', quality: 'weak' },
    ],
    programmes: ['IRQ'],
    births: ['1937-04-28'],
    countries: ['IQ'],
    identifiers: [{ type: 'National passport', value: '488' }],
  })
})

test('UK: rows of one group are one entry, wherever they stand; the primary name leads', async () => {
  const { format, publishedOn, entities } = await readAll(listFile(uk))
  expect({ format, publishedOn }).toEqual({ format: 'uk', publishedOn: '2026-11-18' })
  expect(entities).toMatchObject([
    {
      sourceId: '9001',
      kind: 'person',
      names: [
        { name: 'Frederick J EXAMPLE', quality: 'primary' },
        { name: 'Fred EXAMPLE', quality: 'weak' },
      ],
      births: ['1971', '1971-06-05'],
      countries: ['RU', 'CY'],
      identifiers: [{ value: '77A' }, { value: '78B' }],
      positions: ['Governor'],
    },
    { sourceId: '9002', kind: 'organisation', names: [{ name: 'SHIPS LTD' }] },
  ])
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

test('Follow the Money: programmes from the lines of sanctions, addresses left out', async () => {
  const { entities } = await readAll(listFile(ftm))
  expect(entities).toMatchObject([{ sourceId: 'NK-3', kind: 'organisation', programmes: ['EX-2'], countries: ['RU'] }])
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
