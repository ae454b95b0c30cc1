import { expect, it } from 'vitest'
import { type IdentifierKind, maskIdentifier, normaliseIdentifier } from '../../contracts/identifiers/index.ts'

const masks: [IdentifierKind, string, string][] = [
  ['pan', 'aaacz1000a', 'AAxxxx000A'],
  ['aadhaar', '2341 2341 0008', 'xxxx xxxx 0008'],
  ['gstin', '27AAACZ1000A1Z7', '27AAxxxx000A1Z7'],
  ['cin', 'L17110MH1973PLC019786', 'L17110MH1973PLCxxx786'],
  ['llpin', 'AAA-1234', 'AAAxx34'],
  ['companyNumber', 'L17110MH1973PLC019786', 'L17110MH1973PLCxxx786'],
  ['companyNumber', 'AAA-1234', 'AAAxx34'],
  ['din', '00123456', 'xxxx3456'],
  ['fcrn', 'F04662', 'F0xx62'],
  ['fllpin', 'FAAA-1234', 'FAAAxx34'],
  ['companyNumber', 'F04662', 'F0xx62'],
  ['gstin', '07DELN10357E1DH', '07DExxxx357E1DH'],
  ['gstin', '0717UNO00157UNO', '0717UNOxxx57UNO'],
  ['rc', '12 CD 123', 'xxCD123'],
  ['rc', 'T0823MH1234AB', 'T0823MHxxxxAB'],
  ['dl', 'TN45Z20100001234', 'TN45Zxxxxxxx1234'],
  ['ifsc', 'SBIN0001234', 'SBIN0xxx234'],
  ['uan', '100123456789', 'xxxx xxxx 6789'],
  ['epic', 'ZZZ1000009', 'ZZZxxxx009'],
  ['epic', 'UP/14/073/0123456', 'UPxxxxxxxxx456'],
  ['dl', 'MH-14 20110062821', 'MH14xxxxxxx2821'],
  ['rc', 'MH12AB1000', 'MH12xx1000'],
  ['rc', 'DL1CAA1111', 'DL1xxx1111'],
  ['rc', '22BH1234AA', '22BHxxxxAA'],
  ['rc', 'MEN 1234', 'MEx1234'],
  ['rc', 'AP09 1234', 'AP09xx34'],
  ['passport', 'Z1234567', 'Zxxxx567'],
  ['pin', '411001', '411xxx'],
  ['phone', '+91 98123 45210', '+91 98••• ••210'],
  ['email', 'Asha.Rao@example.com', 'a•••••••@example.com'],
  ['vpa', 'asha@oksbi', 'a•••@oksbi'],
  ['account', '001234567890', 'xxxxxxxx7890'],
  ['udyam', 'UDYAM-MH-26-0123456', 'UDYAM-MH-xx-xxx3456'],
  ['fssai', '11516015000123', '11516xxxxxx123'],
  ['tan', 'MUMK12456Z', 'MUMKxxx56Z'],
  ['iec', '0388012345', '03xxxx2345'],
  ['passportFile', 'HY1065789123418', 'HYxxxxxxxxx3418'],
  ['chassis', 'MA3EHKD17A0012345', 'MA3xxxxxxxxxx2345'],
  ['fastag', '608268-001-0000001', '608268xxxxxx0001'],
  ['cnr', 'MHAU010000122020', 'MHAU01xxxx122020'],
]

it.each(masks)('%s %j is shown as %j', (kind, value, masked) => {
  expect(maskIdentifier(kind, value)).toBe(masked)
})

it('hides whole what is of no such length or form', () => {
  expect(maskIdentifier('pan', 'AAACZ1000')).toBe('xxxxxxxxx')
  expect(maskIdentifier('rc', 'OWNER NAME')).toBe('xxxxxxxxx')
  expect(maskIdentifier('aadhaar', '')).toBe('')
  expect(maskIdentifier('email', 'Asha Rao')).toBe('xxxxxxx')
  expect(maskIdentifier('chassis', 'AB12345')).toBe('xxxxxxx')
})

it('drops a prefix typed twice, so that what is normal stays as it is', () => {
  expect(normaliseIdentifier('phone', '+91 +91 98123 45210')).toBe('9812345210')
})
