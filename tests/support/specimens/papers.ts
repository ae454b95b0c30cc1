import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { mrzCheckDigit } from '../../../server/engines/ocr/mrz/formats.ts'
import { pick, type Random } from '../../bench/names/random.ts'
import { card, photo, type Specimen } from './cards.ts'
import { type FontName, Sheet } from './draw.ts'
import { dateIn, fullName, type Holder, holder, numberIn, printed } from './people.ts'

const bodyFonts: FontName[] = ['roboto', 'robotoMedium', 'inter', 'sans']

/** Characters of one width, as zones and magnetic ink have them. */
export function grid(sheet: Sheet, x: number, y: number, text: string, pitch: number, size: number): void {
  for (const [index, char] of [...text].entries()) sheet.text(x + index * pitch, y, char, { font: 'sansMono', size })
}

const filled = (text: string, length: number) => text.replaceAll(' ', '<').padEnd(length, '<').slice(0, length)
const short = (date: string) => date.slice(2).replaceAll('-', '')
const withDigit = (text: string) => text + mrzCheckDigit(text)

/** The two lines of a passport's zone (TD3). */
export function zoneOf(person: Holder, state: string, number: string, expiry: string): [string, string] {
  const first = filled(`P<${state}${person.family}<<${person.given}`, 44)
  const second = `${withDigit(filled(number, 9))}${state}${withDigit(short(person.birthDate))}${person.isFemale ? 'F' : 'M'}${withDigit(short(expiry))}`
  const optional = withDigit(filled('', 14))
  const whole = `${second}${optional}`
  return [first, whole + mrzCheckDigit(whole.slice(0, 10) + whole.slice(13, 20) + whole.slice(21, 43))]
}

/** The three lines of an identity card's zone (TD1), of a made-up state. */
export function cardZoneOf(person: Holder, number: string, expiry: string): [string, string, string] {
  const first = filled(`I<UTO${withDigit(filled(number, 9))}`, 30)
  const second = `${withDigit(short(person.birthDate))}${person.isFemale ? 'F' : 'M'}${withDigit(short(expiry))}UTO${'<'.repeat(11)}`
  const composite = mrzCheckDigit(first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29))
  return [first, second + composite, filled(`${person.family}<<${person.given}`, 30)]
}

/** An Indian passport, or one of a made-up state in the same form, of which only the zone is read. */
export function passportPage(random: Random, person: Holder = holder(random), state = 'IND'): Specimen {
  const sheet = new Sheet(1240, 870, '#eef1ea')
  for (let y = 0; y < 870; y += 26)
    sheet.raw(`<path d="M0 ${y} q 310 40 620 0 t 620 0" fill="none" stroke="#dde5da" stroke-width="1.5"/>`)
  const font = pick(random, bodyFonts)
  const number = generateIdentifier('passport', random)
  const issued = dateIn(random, 2015, 2023)
  const expiry = `${Number(issued.slice(0, 4)) + 10}${issued.slice(4)}`
  const [birthPlace, issuePlace] = [
    pick(random, ['LUCKNOW, UTTAR PRADESH', 'PUNE, MAHARASHTRA', 'PATNA, BIHAR']),
    pick(random, ['DELHI', 'MUMBAI', 'LUCKNOW']),
  ]
  const put = (x: number, y: number, label: string, value: string) => {
    sheet.text(x, y, label, { font, size: 17, colour: '#456' })
    sheet.text(x, y + 30, value, { font: 'robotoMedium', size: 26 })
  }
  sheet.text(340, 56, state === 'IND' ? 'REPUBLIC OF INDIA' : 'REPUBLIC OF UTOPIA', {
    font: 'serifBold',
    size: 34,
    colour: '#254a8a',
  })
  photo(sheet, 60, 130, 270, 340)
  put(370, 110, 'Type', 'P')
  put(520, 110, 'Country Code', state)
  put(860, 110, 'Passport No.', number)
  put(370, 185, 'Surname', person.family)
  put(370, 260, 'Given Name(s)', person.given)
  put(370, 335, 'Nationality', state === 'IND' ? 'INDIAN' : 'UTOPIAN')
  put(620, 335, 'Sex', person.isFemale ? 'F' : 'M')
  put(860, 335, 'Date of Birth', printed(person.birthDate))
  put(370, 410, 'Place of Birth', birthPlace)
  put(370, 485, 'Place of Issue', issuePlace)
  put(370, 560, 'Date of Issue', printed(issued))
  put(860, 560, 'Date of Expiry', printed(expiry))
  const [first, second] = zoneOf(person, state, number, expiry)
  grid(sheet, 50, 735, first, 26, 36)
  grid(sheet, 50, 800, second, 26, 36)
  const both = {
    number,
    surname: person.family,
    givenNames: person.given,
    birthDate: person.birthDate,
    expiryDate: expiry,
    gender: person.isFemale ? 'F' : 'M',
    documentCode: 'P',
    issuingState: state,
  }
  return state === 'IND'
    ? {
        kind: 'passport',
        sheet,
        truth: { ...both, nationality: 'INDIAN', birthPlace, issuePlace, issueDate: issued },
      }
    : { kind: 'foreignPassport', sheet, truth: { ...both, nationality: state } }
}

export const foreignPassport = (random: Random): Specimen => passportPage(random, holder(random), 'UTO')

/** The back of an identity card with a zone of three lines (TD1). */
export function foreignId(random: Random, person: Holder = holder(random)): Specimen {
  const sheet = card('#e9eef5', '#d5dfec')
  const number = `${pick(random, ['AB', 'XK', 'ZT'])}${numberIn(random, 1_000_000, 9_999_999)}`
  const expiry = dateIn(random, 2027, 2034)
  sheet.text(60, 80, 'UTOPIA', { font: 'serifBold', size: 36 })
  sheet.text(60, 140, 'Authority: City of Amaurot', { font: 'roboto', size: 26 })
  for (const [index, line] of cardZoneOf(person, number, expiry).entries())
    grid(sheet, 50, 440 + index * 62, line, 30.5, 42)
  return {
    kind: 'foreignId',
    sheet,
    truth: {
      number,
      surname: person.family,
      givenNames: person.given,
      birthDate: person.birthDate,
      expiryDate: expiry,
      gender: person.isFemale ? 'F' : 'M',
      documentCode: 'I',
      issuingState: 'UTO',
      nationality: 'UTO',
    },
  }
}

export function registration(random: Random, person: Holder = holder(random)): Specimen {
  const sheet = card('#f1f4ec', '#e0e7d8')
  const font = pick(random, bodyFonts)
  const number = `${pick(random, ['MH', 'UP', 'DL', 'KA', 'TN'])}${String(numberIn(random, 1, 50)).padStart(2, '0')}${pick(random, ['AB', 'CX', 'DK', 'BT'])}${numberIn(random, 1000, 9999)}`
  const chassisNumber = generateIdentifier('chassis', random)
  const engineNumber = `${pick(random, ['K12', 'G10', 'D4F'])}${pick(random, ['MN', 'BN'])}${numberIn(random, 1_000_000, 9_999_999)}`
  const registered = dateIn(random, 2010, 2022)
  const fit = `${Number(registered.slice(0, 4)) + 15}${registered.slice(4)}`
  const [maker, model] = pick(random, [
    ['MARUTI SUZUKI INDIA LTD', 'SWIFT VXI'],
    ['TATA MOTORS LTD', 'NEXON XM'],
    ['HERO MOTOCORP LTD', 'SPLENDOR PLUS'],
  ] as const)
  const fuel = pick(random, ['PETROL', 'DIESEL', 'CNG'])
  sheet.text(190, 52, 'Certificate of Registration', { font: 'robotoMedium', size: 32, colour: '#1d3f7a' })
  sheet.text(190, 90, `Issued by ${person.state}`, { font, size: 23 })
  const put = (x: number, y: number, label: string, value: string) => {
    sheet.text(x, y, label, { font, size: 20, colour: '#555' })
    sheet.text(x, y + 32, value, { font: 'robotoMedium', size: 26 })
  }
  put(40, 140, 'Regn. Number', number)
  put(360, 140, 'Date of Regn.', printed(registered, '-'))
  put(680, 140, 'Regn. Validity', printed(fit, '-'))
  put(40, 225, 'Chassis Number', chassisNumber)
  put(520, 225, 'Engine / Motor Number', engineNumber)
  put(40, 310, 'Owner Name', fullName(person))
  put(40, 395, 'Son/Wife/Daughter of', person.father)
  put(680, 395, 'Fuel', fuel)
  put(40, 480, "Maker's Name", maker)
  put(520, 480, 'Model Name', model)
  put(40, 565, 'Colour', 'PEARL WHITE')
  return {
    kind: 'vehicleRc',
    sheet,
    truth: {
      number,
      registrationDate: registered,
      fitnessDate: fit,
      chassisNumber,
      engineNumber,
      name: fullName(person),
      guardianName: person.father,
      fuel,
      maker,
      model,
      colour: 'PEARL WHITE',
    },
  }
}

export function chequeLeaf(random: Random, person: Holder = holder(random)): Specimen {
  const sheet = new Sheet(1600, 730, '#f3f7f2')
  for (let x = 0; x < 1600; x += 30) sheet.raw(`<path d="M${x} 0 l 200 730" stroke="#e5eee4" stroke-width="2"/>`)
  const font = pick(random, bodyFonts)
  const [bank, code] = pick(random, [
    ['SPECIMEN NATIONAL BANK', 'SPNB'],
    ['EXAMPLE GRAMIN BANK', 'EXGB'],
    ['MODEL COOPERATIVE BANK', 'MCBL'],
  ] as const)
  const ifsc = `${code}0${numberIn(random, 100_000, 999_999)}`
  const accountNumber = String(numberIn(random, 10_000_000_000, 99_999_999_999))
  const [chequeNumber, micr] = [numberIn(random, 100_000, 999_999), numberIn(random, 110_000_000, 799_999_999)].map(
    String,
  )
  sheet.text(60, 70, bank, { font: 'robotoMedium', size: 38, colour: '#164a2c' })
  const branch = person.address[1]?.replace(/^.*, /, '') ?? ''
  sheet.text(60, 110, `Branch: ${branch}`, { font, size: 24 })
  sheet.text(60, 145, `IFSC : ${ifsc}`, { font, size: 24 })
  sheet.text(1150, 70, 'DATE', { font, size: 24 })
  sheet.text(60, 235, 'PAY', { font, size: 28 })
  sheet.text(1380, 240, 'OR BEARER', { font, size: 24 })
  sheet.rect(140, 245, 1220, 2, '#567')
  sheet.text(60, 310, 'RUPEES', { font, size: 28 })
  sheet.rect(190, 320, 1000, 2, '#567')
  sheet.text(60, 430, 'A/C No.', { font, size: 26 })
  sheet.text(180, 430, accountNumber, { font: 'robotoMedium', size: 34 })
  sheet.text(60, 500, 'VALID FOR THREE MONTHS FROM DATE OF ISSUE', { font, size: 18 })
  sheet.text(1120, 480, fullName(person), { font, size: 28 })
  sheet.text(1120, 590, 'Please sign above', { font, size: 24 })
  grid(sheet, 330, 695, `"${chequeNumber}" ${micr}: ${numberIn(random, 100_000, 999_999)}" 31`, 27, 38)
  return {
    kind: 'cheque',
    sheet,
    truth: { accountNumber, ifsc, micr, chequeNumber, bank, branch, name: fullName(person) },
  }
}

export function gstPage(random: Random, person: Holder = holder(random)): Specimen {
  const sheet = new Sheet(1240, 1500, '#ffffff')
  const font = pick(random, bodyFonts)
  const made = generateIdentifier('gstin', random)
  const constitution = pick(random, ['Proprietorship', 'Private Limited Company', 'Partnership'])
  const legalName =
    constitution === 'Proprietorship'
      ? fullName(person)
      : `${person.family} TRADERS${constitution.startsWith('Private') ? ' PRIVATE LIMITED' : ''}`
  const date = dateIn(random, 2017, 2024)
  sheet.text(430, 80, 'Government of India', { font, size: 28 })
  sheet.text(490, 125, 'Form GST REG-06', { font, size: 26 })
  sheet.text(410, 170, 'Registration Certificate', { font: 'robotoMedium', size: 34 })
  sheet.text(60, 240, `Registration Number : ${made}`, { font: 'robotoMedium', size: 28 })
  const rows: [string, string][] = [
    ['Legal Name', legalName],
    ['Trade Name, if any', `${person.family} STORES`],
    ['Constitution of Business', constitution],
    ['Address of Principal Place of Business', ''],
    ['Date of Liability', printed(date)],
    ['Type of Registration', 'Regular'],
    ['Date of issue of Certificate', printed(date)],
  ]
  const address = [...person.address, `${person.state}, ${person.pin}`]
  let y = 320
  for (const [index, [label, value]] of rows.entries()) {
    sheet.text(60, y, `${index + 1}.`, { font, size: 24 })
    sheet.text(110, y, label, { font, size: 24 })
    const lines = value === '' ? address : [value]
    for (const line of lines) {
      sheet.text(600, y, line, { font, size: 25 })
      y += 38
    }
    y += 32
  }
  return {
    kind: 'gstCertificate',
    sheet,
    truth: {
      number: made,
      legalName,
      tradeName: `${person.family} STORES`,
      constitution,
      issueDate: date,
      registrationDate: date,
      registrationType: 'Regular',
      address: address.join(', '),
      pin: person.pin,
      state: person.state,
    },
  }
}
