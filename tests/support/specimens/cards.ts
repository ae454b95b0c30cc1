import { verhoeffDigit } from '../../../contracts/identifiers/checksums.ts'
import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import type { DocumentKind, FieldName } from '../../../contracts/ocr/documents.ts'
import { pick, type Random } from '../../bench/names/random.ts'
import { type FontName, Sheet } from './draw.ts'
import { dateIn, fullName, type Holder, holder, numberIn, panOf, printed } from './people.ts'

/** A drawn document and what is printed on it. */
export interface Specimen {
  kind: DocumentKind
  sheet: Sheet
  truth: Partial<Record<FieldName, string>>
}

const bodyFonts: FontName[] = ['roboto', 'robotoMedium', 'inter', 'sans']

/** A card of 85.6 by 54 mm at 300 dots per inch, its background with fine lines as cards have them. */
export function card(tint: string, line: string): Sheet {
  const sheet = new Sheet(1012, 638, tint)
  for (let y = -200; y < 638; y += 22)
    sheet.raw(
      `<path d="M0 ${y} C 250 ${y + 80}, 700 ${y - 60}, 1012 ${y + 100}" fill="none" stroke="${line}" stroke-width="1.4"/>`,
    )
  return sheet
}

/** A drawn face, so that a photo takes its place. */
export function photo(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  sheet.rect(x, y, width, height, '#b8c4cf')
  const [cx, cy] = [x + width / 2, y + height * 0.42]
  const [left, right, base] = [x + width * 0.08, x + width * 0.92, y + height]
  sheet.raw(
    `<path d="M${left} ${base} C ${left} ${y + height * 0.6}, ${right} ${y + height * 0.6}, ${right} ${base} Z" fill="#44546a"/>`,
  )
  sheet.raw(`<ellipse cx="${cx}" cy="${cy}" rx="${width * 0.23}" ry="${height * 0.25}" fill="#a9785a"/>`)
  sheet.raw(
    `<path d="M${cx - width * 0.24} ${cy - 8} q ${width * 0.24} ${-height * 0.36} ${width * 0.48} 0" fill="#222"/>`,
  )
}

/** Grey squares in the manner of a QR code, with its three finder marks; it holds nothing. */
export function qr(sheet: Sheet, x: number, y: number, size: number, random: Random): void {
  const modules = 33
  const unit = size / modules
  sheet.rect(x - unit * 2, y - unit * 2, size + unit * 4, size + unit * 4, '#fff')
  for (let row = 0; row < modules; row++)
    for (let column = 0; column < modules; column++)
      if (random() < 0.5) sheet.rect(x + column * unit, y + row * unit, unit, unit, '#111')
  for (const [left, top] of [
    [0, 0],
    [modules - 7, 0],
    [0, modules - 7],
  ] as const) {
    sheet.rect(x + (left - 1) * unit, y + (top - 1) * unit, unit * 9, unit * 9, '#fff')
    sheet.rect(x + left * unit, y + top * unit, unit * 7, unit * 7, '#111')
    sheet.rect(x + (left + 1) * unit, y + (top + 1) * unit, unit * 5, unit * 5, '#fff')
    sheet.rect(x + (left + 2) * unit, y + (top + 2) * unit, unit * 3, unit * 3, '#111')
  }
}

export function panCard(random: Random, person: Holder = holder(random)): Specimen {
  const sheet = card('#d9e9f2', '#c3dbe8')
  const font = pick(random, bodyFonts)
  const number = panOf(person, random)
  const [name, birth] = [fullName(person), printed(person.birthDate)]
  const isOld = random() < 0.3
  sheet.text(40, 62, 'आयकर विभाग', { font: 'hindi', size: 34, colour: '#203a6b' })
  sheet.text(40, 100, 'INCOME TAX DEPARTMENT', { font: 'robotoMedium', size: 28, colour: '#203a6b' })
  sheet.text(690, 62, 'भारत सरकार', { font: 'hindi', size: 34, colour: '#203a6b' })
  sheet.text(690, 100, 'GOVT. OF INDIA', { font: 'robotoMedium', size: 28, colour: '#203a6b' })
  if (isOld) {
    sheet.text(40, 178, name, { font, size: 32 })
    sheet.text(40, 234, person.father, { font, size: 32 })
    sheet.text(40, 296, birth, { font, size: 32 })
    sheet.text(40, 350, 'Permanent Account Number', { font, size: 25 })
    sheet.text(40, 402, number, { font: 'sansBold', size: 40 })
    photo(sheet, 760, 140, 190, 230)
    sheet.text(90, 560, person.given.toLowerCase(), { font: 'robotoItalic', size: 36, colour: '#223' })
    sheet.text(60, 608, 'Signature', { font, size: 22 })
  } else {
    sheet.text(300, 150, 'स्थायी लेखा संख्या कार्ड', { font: 'hindi', size: 24 })
    sheet.text(300, 184, 'Permanent Account Number Card', { font, size: 25 })
    sheet.text(300, 240, number, { font: 'sansBold', size: 44 })
    photo(sheet, 40, 140, 190, 220)
    qr(sheet, 800, 130, 170, random)
    sheet.text(40, 408, 'नाम / Name', { font: 'hindi', size: 21, colour: '#345' })
    sheet.text(118, 408, ' / Name', { font, size: 21, colour: '#345' })
    sheet.text(40, 444, name, { font, size: 29 })
    sheet.text(40, 486, 'पिता का नाम', { font: 'hindi', size: 21, colour: '#345' })
    sheet.text(158, 486, "/ Father's Name", { font, size: 21, colour: '#345' })
    sheet.text(40, 522, person.father, { font, size: 29 })
    sheet.text(40, 566, 'जन्म की तारीख', { font: 'hindi', size: 21, colour: '#345' })
    sheet.text(180, 566, '/ Date of Birth', { font, size: 21, colour: '#345' })
    sheet.text(40, 604, birth, { font, size: 29 })
    sheet.text(560, 604, 'हस्ताक्षर', { font: 'hindi', size: 21, colour: '#345' })
    sheet.text(640, 604, '/ Signature', { font, size: 21, colour: '#345' })
  }
  return { kind: 'pan', sheet, truth: { number, name, fatherName: person.father, birthDate: person.birthDate } }
}

const titled = (text: string) => text.replace(/\w+/g, word => word.charAt(0) + word.slice(1).toLowerCase())

export const spaced = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')

/** A virtual ID has 16 digits, the last a Verhoeff check digit; as the Aadhaar number has. */
function vidOf(random: Random): string {
  const body = `${numberIn(random, 9100, 9999)}${generateIdentifier('aadhaar', random)}`.slice(0, 15)
  return body + verhoeffDigit(body)
}

export function aadhaarFront(random: Random, person: Holder = holder(random)): Specimen {
  const sheet = card('#fbfaf5', '#f1ead9')
  const font = pick(random, bodyFonts)
  const [number, vid] = [generateIdentifier('aadhaar', random), vidOf(random)]
  const hasVid = random() < 0.6
  const isYear = random() < 0.15
  const name = titled(fullName(person))
  sheet.rect(0, 0, 1012, 14, '#e58a2b')
  sheet.text(330, 66, 'भारत सरकार', { font: 'hindi', size: 34 })
  sheet.text(330, 106, 'Government of India', { font: 'robotoMedium', size: 30 })
  photo(sheet, 48, 150, 210, 260)
  sheet.text(290, 190, person.hindi, { font: 'hindi', size: 32 })
  sheet.text(290, 236, name, { font, size: 30 })
  sheet.text(290, 286, isYear ? 'जन्म वर्ष' : 'जन्म तिथि', { font: 'hindi', size: 28 })
  const birth = isYear ? person.birthDate.slice(0, 4) : printed(person.birthDate)
  sheet.text(400, 286, `/ ${isYear ? 'Year of Birth' : 'DOB'}: ${birth}`, { font, size: 28 })
  sheet.text(290, 334, person.isFemale ? 'महिला' : 'पुरुष', { font: 'hindi', size: 28 })
  sheet.text(370, 334, `/ ${person.isFemale ? 'FEMALE' : 'MALE'}`, { font, size: 28 })
  sheet.text(310, 500, spaced(number), { font: 'robotoMedium', size: 52 })
  if (hasVid) sheet.text(312, 548, `VID : ${spaced(vid)}`, { font, size: 28 })
  sheet.rect(0, 570, 1012, 4, '#c0392b')
  sheet.text(310, 618, 'मेरा आधार मेरी पहचान', { font: 'hindi', size: 32 })
  return {
    kind: 'aadhaarFront',
    sheet,
    truth: {
      number,
      ...(hasVid && { vid }),
      name,
      nameHindi: person.hindi,
      ...(isYear ? { birthYear: birth } : { birthDate: person.birthDate }),
      gender: person.isFemale ? 'F' : 'M',
    },
  }
}

export function aadhaarBack(random: Random, person: Holder = holder(random)): Specimen {
  const sheet = card('#fbfaf5', '#f1ead9')
  const font = pick(random, bodyFonts)
  const number = generateIdentifier('aadhaar', random)
  const father = titled(person.father)
  const relation = person.isFemale ? 'D/O' : 'S/O'
  sheet.text(150, 66, 'भारतीय विशिष्ट पहचान प्राधिकरण', { font: 'hindi', size: 32 })
  sheet.text(150, 106, 'Unique Identification Authority of India', { font: 'robotoMedium', size: 29 })
  const lines = [
    `${relation}: ${father},`,
    ...person.address.map(line => `${line},`),
    `${person.state} - ${person.pin}`,
  ]
  sheet.text(50, 190, 'Address:', { font: 'robotoMedium', size: 28 })
  for (const [index, line] of lines.entries()) sheet.text(50, 234 + index * 42, line, { font, size: 27 })
  qr(sheet, 680, 140, 290, random)
  sheet.text(310, 520, spaced(number), { font: 'robotoMedium', size: 52 })
  sheet.rect(0, 550, 1012, 4, '#c0392b')
  sheet.text(60, 610, '1947', { font, size: 28 })
  sheet.text(320, 610, 'help@uidai.gov.in', { font, size: 28 })
  sheet.text(700, 610, 'www.uidai.gov.in', { font, size: 28 })
  const address = [...person.address, `${person.state} - ${person.pin}`].join(', ')
  return {
    kind: 'aadhaarBack',
    sheet,
    truth: { number, guardianName: father, address, pin: person.pin, state: person.state },
  }
}

export function licence(random: Random, person: Holder = holder(random)): Specimen {
  const sheet = card('#f3f0e4', '#e4dfca')
  const font = pick(random, bodyFonts)
  const number = generateIdentifier('dl', random)
  const issued = `${numberIn(random, 2009, 2023)}${dateIn(random, 2000, 2000).slice(4)}`
  const expiry = `${Number(issued.slice(0, 4)) + 20}${issued.slice(4)}`
  const name = fullName(person)
  const blood = pick(random, ['A+', 'B+', 'O+', 'AB+', 'O-'])
  sheet.text(250, 56, 'Indian Union Driving Licence', { font: 'robotoMedium', size: 32, colour: '#1d3f7a' })
  sheet.text(300, 96, `Issued by ${person.state}`, { font, size: 25, colour: '#1d3f7a' })
  sheet.text(250, 160, `${number.slice(0, 4)} ${number.slice(4)}`, { font: 'sansBold', size: 36 })
  photo(sheet, 780, 130, 190, 240)
  const rows: [string, string][] = [
    ['Issue Date', printed(issued, '-')],
    ['Validity (NT)', printed(expiry, '-')],
  ]
  for (const [index, [label, value]] of rows.entries()) {
    sheet.text(40 + index * 370, 215, `${label}:`, { font, size: 22, colour: '#444' })
    sheet.text(40 + index * 370, 248, value, { font: 'robotoMedium', size: 26 })
  }
  const lines: [string, string][] = [
    ['Name', name],
    ['Date of Birth', printed(person.birthDate, '-')],
    ['Blood Group', blood],
    ['Son/Daughter/Wife of', person.father],
  ]
  for (const [index, [label, value]] of lines.entries())
    sheet.text(
      sheet.text(40, 310 + index * 48, `${label} : `, { font, size: 24, colour: '#444' }) + 6,
      310 + index * 48,
      value,
      { font, size: 27 },
    )
  sheet.text(40, 510, 'Address :', { font, size: 24, colour: '#444' })
  const address = [...person.address, `${person.state}, ${person.pin}`]
  for (const [index, line] of address.entries()) sheet.text(160, 510 + index * 38, line, { font, size: 24 })
  sheet.text(780, 430, 'LMV', { font: 'robotoMedium', size: 26 })
  sheet.text(880, 430, 'MCWG', { font: 'robotoMedium', size: 26 })
  return {
    kind: 'drivingLicence',
    sheet,
    truth: {
      number,
      name,
      guardianName: person.father,
      birthDate: person.birthDate,
      issueDate: issued,
      expiryDate: expiry,
      bloodGroup: blood,
      address: address.join(', '),
      pin: person.pin,
      state: person.state,
      vehicleClasses: 'LMV, MCWG',
    },
  }
}

export function voterCard(random: Random, person: Holder = holder(random)): Specimen {
  const sheet = card('#f4efe6', '#e6dccb')
  const font = pick(random, bodyFonts)
  const number = generateIdentifier('epic', random)
  const name = fullName(person)
  sheet.text(250, 54, 'भारत निर्वाचन आयोग', { font: 'hindi', size: 32 })
  sheet.text(200, 94, 'ELECTION COMMISSION OF INDIA', { font: 'robotoMedium', size: 30 })
  sheet.text(220, 134, 'ELECTOR PHOTO IDENTITY CARD', { font, size: 26 })
  sheet.text(700, 190, number, { font: 'sansBold', size: 34 })
  photo(sheet, 50, 165, 190, 230)
  sheet.text(290, 250, 'निर्वाचक का नाम', { font: 'hindi', size: 24 })
  sheet.text(460, 250, person.hindi, { font: 'hindi', size: 28 })
  sheet.text(290, 300, `Elector's Name : ${name}`, { font, size: 28 })
  sheet.text(290, 350, `Father's Name : ${person.father}`, { font, size: 28 })
  sheet.text(290, 402, `Gender : ${person.isFemale ? 'Female' : 'Male'}`, { font, size: 26 })
  sheet.text(290, 450, `Date of Birth : ${printed(person.birthDate, '-')}`, { font, size: 26 })
  return {
    kind: 'voterCard',
    sheet,
    truth: {
      number,
      name,
      nameHindi: person.hindi,
      fatherName: person.father,
      gender: person.isFemale ? 'F' : 'M',
      birthDate: person.birthDate,
    },
  }
}
