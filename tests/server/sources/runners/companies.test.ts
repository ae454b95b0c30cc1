import { describe, expect, test } from 'vitest'
import { productOf } from '../../../../contracts/products/index.ts'
import { sandboxSource } from '../../../../server/sources/adapters/sandbox.ts'
import { companyCheck } from '../../../../server/sources/runners/companyCheck.ts'
import { directorCheck } from '../../../../server/sources/runners/directorCheck.ts'
import { gstinByPan } from '../../../../server/sources/runners/gstinByPan.ts'

const ask = sandboxSource(0)

async function recordOf(product: 'company-check' | 'director-check' | 'gstin-by-pan' | 'gstin-check', query: object) {
  const answer = await ask({ product, query: productOf(product).input.parse(query), userId: 'usr_test', mode: 'test' })
  if (!answer.found) throw new Error('not found')
  return answer.record
}

describe('company-check', () => {
  const companyNumber = 'U28110MH2012PTC234000'

  test('counts in paise, and adds up the charges that are open', async () => {
    const record = companyCheck.record.parse({
      ...(await recordOf('company-check', { companyNumber })),
      authorisedCapital: 1_000_000.5,
      paidUpCapital: null,
      charges: [
        { holder: 'A Bank', amount: 100, createdOn: '2020-01-01', satisfiedOn: null },
        { holder: 'B Bank', amount: 250.25, createdOn: '2021-01-01', satisfiedOn: null },
        { holder: 'C Bank', amount: 900, createdOn: '2019-01-01', satisfiedOn: '2022-01-01' },
      ],
    })
    const result = companyCheck.result({ companyNumber }, record)
    expect(result).toMatchObject({
      authorisedCapitalPaise: 100_000_050,
      paidUpCapitalPaise: null,
      openChargesPaise: 35_025,
    })
    expect(result.charges.map(({ status }) => status)).toEqual(['open', 'open', 'satisfied'])
  })

  test.each([
    ['L17110MH1973PLC019786', { companyClass: 'Public limited company', activity: 'Manufacturing', listed: true }],
    [
      'AAA1234',
      { companyClass: 'Limited liability partnership', activity: null, listed: false, authorisedCapital: null },
    ],
  ])('the sandbox reads %s', async (number, expected) => {
    const record = await recordOf('company-check', { companyNumber: number })
    expect(record).toMatchObject(expected)
    expect(record.name).toMatch(number.length === 7 ? / LLP$/ : / Limited$/)
  })

  test('the sandbox’s company was registered in the year of its number, and its directors have their names there too', async () => {
    const record = companyCheck.record.parse(await recordOf('company-check', { companyNumber }))
    expect(record.registeredOn).toMatch(/^2012-/)
    const [director] = record.directors
    expect(await recordOf('director-check', { din: director?.din })).toMatchObject({ name: director?.name })
  })
})

test('director-check counts today’s companies and those left, and puts the DIN in each row', async () => {
  const record = directorCheck.record.parse(await recordOf('director-check', { din: '01234000' }))
  const [one] = record.dinDetails
  if (!one) throw new Error('The sandbox’s director has no company.')
  const dinDetails = [
    { ...one, DATE_RESIGN: null, PAIDUP_CAPITAL: 100_000 },
    { ...one, DATE_RESIGN: '2024-05-01', monetaryContributionValue: 50.5 },
    { ...one, DATE_RESIGN: '2025-05-01' },
  ]
  const result = directorCheck.result({ din: '01234000' }, { ...record, dinDetails })
  expect(result).toMatchObject({ current: 1, past: 2 })
  expect(result.dinDetails.map(({ DIN }) => DIN)).toEqual(['01234000', '01234000', '01234000'])
  expect(result.dinDetails[0]?.PAIDUP_CAPITAL).toBe(10_000_000)
  expect(result.dinDetails[1]?.monetaryContributionValue).toBe(5050)
})

describe('gstin-by-pan', () => {
  const gstin = (status: 'active' | 'suspended' | 'cancelled') => ({
    gstin: '27AAACZ1000A1Z7',
    status,
    registeredOn: null,
  })

  test.each([
    [['active', 'cancelled'], { status: 'active', count: 2, activeCount: 1 }],
    [['cancelled', 'suspended'], { status: 'suspended', count: 2, activeCount: 0 }],
    [['cancelled'], { status: 'cancelled', count: 1, activeCount: 0 }],
  ] as const)('%j', (standings, expected) => {
    const result = gstinByPan.result({ pan: 'AAACZ1000A' }, { legalName: 'Zenith', gstins: standings.map(gstin) })
    expect(result).toMatchObject({ ...expected, gstins: standings.map(status => ({ status, state: 'Maharashtra' })) })
  })

  test('a holder has one name in the sandbox, by PAN and by each GSTIN', async () => {
    const record = gstinByPan.record.parse(await recordOf('gstin-by-pan', { pan: 'CLPPK9908D' }))
    for (const { gstin: value } of record.gstins) {
      expect(value.slice(2, 12)).toBe('CLPPK9908D')
      expect(await recordOf('gstin-check', { gstin: value })).toMatchObject({ legalName: record.legalName })
    }
  })
})
