import { numberIn } from '../../../support/specimens/people.ts'
import { pick } from '../../names/random.ts'
import { column, type DrawPaper, decoys, inks, issuersWords, sheetOf, table } from './paper.ts'

const firms = [
  'SHREE GANESH TRADERS',
  'INDIA STEEL WORKS',
  'NATIONAL BOOK DEPOT',
  'PERMANENT PAINTS LTD',
  'BHARAT AGRO FOODS',
]

/** With the seller's PAN, as sellers print it. */
export const invoice: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 1100, 1300), pick(random, inks), decoys(random)]
  sheet.text(60, 90, pick(random, firms), { font: 'robotoMedium', size: 40 })
  const label = pick(random, ['PAN', 'PAN No.', 'Permanent Account Number', 'Income Tax PAN'])
  let y = column(sheet, 60, 135, [`${d.city}, ${d.person.state}`, `GSTIN: ${d.gstin}`, `${label}: ${d.pan}`], { font })
  sheet.text(800, 90, 'TAX INVOICE', { font: 'robotoMedium', size: 32 })
  column(sheet, 800, 140, [`No. INV-${d.number(4)}`, `Date: ${d.date}`], { font, size: 22 })
  y = column(sheet, 60, y + 40, ['Bill to', d.name, `Phone: ${d.phone}`], { font })
  const rows = [0, 1, 2].map(() => [pick(random, ['Cement', 'Rice 25 kg', 'Paper A4']), d.number(4), d.amount()])
  y = table(sheet, y + 50, [60, 500, 850], [['Description', 'HSN', 'Amount'], ...rows, ['Total', '', d.amount()]], {
    font,
  })
  column(sheet, 60, y + 60, [`Bank A/C No. ${d.account}`, `IFSC: ${d.ifsc}`, `for ${d.name}`, 'Authorised Signatory'], {
    font,
  })
  return sheet
}

export const receipt: DrawPaper = random => {
  const [sheet, d] = [sheetOf(random, 620, 900, ['#fdfdf8', '#f4f4f0']), decoys(random)]
  const font = pick(random, ['typewriter', 'sansMono', 'roboto'] as const)
  column(sheet, 90, 70, [pick(random, firms), d.city, `Ph ${d.phone}`, `GSTIN ${d.gstin}`], { font, size: 25 })
  const rows = [0, 1, 2, 3].map(() => [pick(random, ['Tea', 'Idli', 'Soap', 'Petrol', 'Pen']), d.amount()])
  const y = table(sheet, 280, [50, 400], [...rows, ['TOTAL', d.amount()]], { font, size: 25 })
  column(sheet, 50, y + 30, [`UPI Ref ${d.twelve.replaceAll(' ', '')}`, `Date ${d.date}`, 'Thank you, visit again'], {
    font,
  })
  return sheet
}

export const visitingCard: DrawPaper = random => {
  const [sheet, font, d] = [
    sheetOf(random, 1050, 600, ['#ffffff', '#f5efe0', '#e4eef2']),
    pick(random, inks),
    decoys(random),
  ]
  sheet.text(80, 140, d.name, { font, size: 48 })
  column(sheet, 80, 190, [pick(random, ['Chartered Accountant', 'Income Tax Consultant', 'Government Contractor'])], {
    font,
    size: 28,
  })
  column(sheet, 80, 330, [`Mobile ${d.phone}`, `Office ${d.twelve}`, `PAN ${d.pan}`, `${d.city}, India`], {
    font,
    size: 28,
  })
  return sheet
}

export const bankPage: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 1100, 1200), pick(random, inks), decoys(random)]
  sheet.text(60, 80, pick(random, ['STATE BANK OF INDIA', 'UNION BANK OF INDIA', 'INDIAN BANK']), {
    font: 'robotoMedium',
    size: 38,
  })
  const head = [
    `Account No. ${d.account}`,
    `Name: ${d.name}`,
    `IFSC: ${d.ifsc}   MICR: ${d.number(9)}`,
    `PAN: ${d.pan}`,
    `Branch: ${d.city}`,
  ]
  const y = column(sheet, 60, 140, head, { font })
  const rows = Array.from({ length: 7 }, () => [
    d.date,
    pick(random, ['UPI', 'NEFT', 'Cheque', 'ATM']),
    d.amount(),
    d.amount(),
  ])
  table(sheet, y + 40, [60, 260, 600, 850], [['Date', 'Particulars', 'Amount', 'Balance'], ...rows], { font })
  sheet.text(60, 1120, 'Cheques are valid for three months from the date of issue.', { font, size: 20 })
  return sheet
}

export const utilityBill: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 1000, 1100, ['#ffffff', '#eef6ff']), pick(random, inks), decoys(random)]
  sheet.text(60, 80, pick(random, ['MAHARASHTRA ELECTRICITY', 'CITY WATER BOARD', 'BHARAT GAS']), {
    font: 'robotoMedium',
    size: 36,
  })
  const rows = [
    ['Consumer No.', d.twelve],
    ['Name', d.name],
    ['Address', d.person.address.join(', ')],
    ['PIN', d.person.pin],
    ['Bill date', d.date],
    ['Mobile', d.phone],
    ['Meter', d.number(8)],
    ['Amount payable', d.amount()],
  ]
  const y = table(sheet, 160, [60, 360], rows, { font, size: 25 })
  column(sheet, 60, y + 60, [pick(random, issuersWords), 'Pay before the due date.'], { font, size: 22 })
  return sheet
}

export const parcelLabel: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 900, 700, ['#ffffff', '#fff6d8']), pick(random, inks), decoys(random)]
  sheet.text(60, 80, pick(random, ['SPEED POST', 'INDIA POST PARCEL', 'BLUE COURIER']), { font: 'sansBold', size: 40 })
  const lines = [
    'To',
    d.name,
    ...d.person.address,
    `${d.person.state} - ${d.person.pin}`,
    `Ph: ${d.phone}`,
    'From: Mumbai',
  ]
  const y = column(sheet, 60, 150, lines, { font, size: 28 })
  for (let x = 0; x < 60; x++) sheet.rect(60 + x * 9, y + 10, numberIn(random, 2, 6), 80, '#111')
  sheet.text(60, y + 130, `EM${d.number(9)}IN   ${d.twelve}`, { font, size: 26 })
  return sheet
}

export const menu: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 900, 1000, ['#fff8e8', '#2b2b2b']), pick(random, inks), decoys(random)]
  const colour = sheet.parts[0]?.includes('#2b2b2b') ? '#f5e6c8' : '#402a10'
  sheet.text(220, 100, pick(random, ['SPICE GARDEN', 'REPUBLIC OF DOSA', 'INDIA COFFEE HOUSE']), {
    font,
    size: 46,
    colour,
  })
  const dishes = ['Masala Dosa', 'Paneer Tikka', 'Veg Biryani', 'Dal Fry', 'Filter Coffee', 'Gulab Jamun', 'Raita']
  for (const [index, dish] of dishes.entries()) {
    sheet.text(120, 200 + index * 80, dish, { font, size: 30, colour })
    sheet.text(700, 200 + index * 80, String(numberIn(random, 40, 420)), { font, size: 30, colour })
  }
  sheet.text(120, 860, `Order: ${d.phone}`, { font, size: 28, colour })
  sheet.text(120, 910, `FSSAI ${d.number(14)}  GSTIN ${d.gstin}`, { font, size: 24, colour })
  return sheet
}
