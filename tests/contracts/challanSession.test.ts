import { beforeEach, expect, test } from 'vitest'
import type { Challan } from '../../contracts/challans/challanFields.ts'
import {
  challanKeys,
  readAccessToken,
  readBrandToken,
  readLookup,
  readResult,
  readSelection,
  readVehicle,
  removeAccessToken,
  type SessionStorage,
  writeAccessToken,
  writeBrandToken,
  writeLookup,
  writeSelection,
} from '../../contracts/challans/challanSession.ts'

const challan = (challanNo: string): Challan => ({
  challanNo,
  rcNo: 'MH12AB1000',
  dlRcNumber: null,
  nameViolator: 'R•••• K•••••',
  nameOwner: null,
  status: 'Pending',
  amountChallan: 1500,
  convenience_fee: 100,
  discount: 20,
  dateChallan: '2026-11-03T06:00:00.000Z',
  locationChallan: null,
  detailsViolation: [{ offence: 'Exceeding the speed limit', section: '183(1)' }],
  imagesChallan: [],
  challan_search_source: 'Parivahan',
  datePayment: null,
  court_status_desc: null,
  route: 'online',
  payable: true,
  state: 'MH',
  fetchedAt: '2026-11-21T06:00:00.000Z',
  order: null,
})

const list = [challan('MH1'), challan('MH2')]
const response = { code: 200, message: 'ok', result: list, parentId: 'chs_1', fetchedAt: '2026-11-21T06:00:00.000Z' }

let kept: Map<string, string>
let storage: SessionStorage

beforeEach(() => {
  kept = new Map()
  storage = {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
})

test('the keys are exactly those of the specification (A24, A89, A118)', () => {
  expect(challanKeys).toMatchObject({
    accessToken: 'bt',
    parentId: 'parentId',
    result: 'result',
    brandToken: 'eChallanToken',
  })
})

test("one reader understands the console's list and the public flow's whole response (A95)", () => {
  expect(readResult(JSON.stringify(list))).toEqual(list)
  expect(readResult(JSON.stringify(response))).toEqual(list)
})

test('a lookup comes back as it was written, whichever side wrote it (A95)', () => {
  writeLookup(storage, { result: response, parentId: 'chs_1', vehicle: 'MH12AB1000' })
  expect(JSON.parse(kept.get('result') ?? '')).toEqual(response)
  expect(readLookup(storage)).toEqual({ challans: list, parentId: 'chs_1', rcNo: 'MH12AB1000' })
  writeLookup(storage, { result: list, parentId: 'chs_2', vehicle: 'MH12AB1000' })
  expect(readLookup(storage)).toEqual({ challans: list, parentId: 'chs_2', rcNo: 'MH12AB1000' })
})

test('a vehicle without challans keeps its number, and one without a number takes that of its first challan', () => {
  writeLookup(storage, { result: { ...response, result: [] }, parentId: 'chs_1', vehicle: 'MH12AB1000' })
  expect(readLookup(storage)).toEqual({ challans: [], parentId: 'chs_1', rcNo: 'MH12AB1000' })
  kept.set('result', JSON.stringify(list))
  kept.delete('challanVehicle')
  expect(readLookup(storage)?.rcNo).toBe('MH12AB1000')
})

test('a challan that a source names twice stands once', () => {
  expect(readResult(JSON.stringify([...list, challan('MH1')]))?.map(({ challanNo }) => challanNo)).toEqual([
    'MH1',
    'MH2',
  ])
})

test.each([
  null,
  '',
  'null',
  '7',
  '"text"',
  '{',
  '{"result":null}',
  '[null]',
  '[{"challanNo":"MH1"}]',
  JSON.stringify([{ ...challan('MH1'), amountChallan: '1500' }]),
  JSON.stringify(response).slice(0, -20),
])('nothing is read from %s', stored => {
  expect(readResult(stored)).toBeNull()
})

test('cleared in the middle, there is no lookup', () => {
  writeLookup(storage, { result: response, parentId: 'chs_1', vehicle: 'MH12AB1000' })
  kept.delete('parentId')
  expect(readLookup(storage)).toBeNull()
  kept.clear()
  expect(readLookup(storage)).toBeNull()
})

test('the brand is an object with its token, and nothing else is taken for one (A89)', () => {
  writeBrandToken(storage, 'tok_1')
  expect(kept.get('eChallanToken')).toBe('{"token":"tok_1"}')
  expect(readBrandToken(storage)).toBe('tok_1')
  for (const broken of ['tok_1', '"tok_1"', '{"token":7}', '{"token":""}', 'null']) {
    kept.set('eChallanToken', broken)
    expect(readBrandToken(storage)).toBeNull()
  }
})

test('a dropped access token takes nothing else along (A94)', () => {
  writeLookup(storage, { result: response, parentId: 'chs_1', vehicle: 'MH12AB1000' })
  writeAccessToken(storage, 'token')
  expect(readAccessToken(storage)).toBe('token')
  removeAccessToken(storage)
  expect(readAccessToken(storage)).toBeNull()
  expect(readVehicle(storage)).toBe('MH12AB1000')
})

test('the selection survives, and a broken one is empty', () => {
  writeSelection(storage, ['MH1'])
  expect(readSelection(storage)).toEqual(['MH1'])
  kept.set('challanSelection', '{"MH1":true}')
  expect(readSelection(storage)).toEqual([])
})

test('a browser that forbids the storage is one that remembers nothing', () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  writeLookup(storage, { result: response, parentId: 'chs_1', vehicle: 'MH12AB1000' })
  writeSelection(storage, ['MH1'])
  removeAccessToken(storage)
  expect(readLookup(storage)).toBeNull()
  expect(readBrandToken(storage)).toBeNull()
})
