import type { FontName } from '../../../support/specimens/draw.ts'
import { pick } from '../../names/random.ts'
import { column, type DrawPaper, decoys, inks, issuersWords, sheetOf, table } from './paper.ts'

const sentences = [
  'The monsoon is expected to reach the coast on Friday.',
  'Prices of wheat and rice fell for the third week.',
  'The minister opened a new bridge over the river.',
  'The team won the last match by four wickets.',
  'Schools will remain closed for the festival.',
  'The committee will meet again in the next month.',
  'A new train will run between the two cities.',
] as const

export const letter: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 1050, 1250), pick(random, inks), decoys(random)]
  sheet.text(
    70,
    90,
    pick(random, ['INCOME TAX DEPARTMENT', 'MINISTRY OF FINANCE', 'HOUSING SOCIETY LTD', 'NATIONAL BANK']),
    { font: 'robotoMedium', size: 34 },
  )
  sheet.text(70, 135, pick(random, ['Government of India', 'Head Office', 'Regional Office, India']), {
    font,
    size: 26,
  })
  const lines = [
    `Date: ${d.date}`,
    'To',
    d.name,
    ...d.person.address,
    '',
    `Subject: your file ${d.pan}`,
    'Dear Sir or Madam,',
    pick(random, issuersWords),
    ...[0, 1, 2].map(() => pick(random, sentences)),
    'Yours faithfully,',
    d.person.father,
  ]
  column(sheet, 70, 210, lines, { font, size: 26 })
  return sheet
}

export const newspaper: DrawPaper = random => {
  const [sheet, font, d] = [
    sheetOf(random, 1100, 1200, ['#f2efe6', '#ece9df']),
    pick(random, ['serif', 'roboto'] as const),
    decoys(random),
  ]
  sheet.text(150, 100, pick(random, ['THE NATIONAL HERALD', 'TIMES OF THE WEST', 'THE REPUBLIC OF INDIA TODAY']), {
    font: 'serifBold',
    size: 52,
  })
  sheet.text(
    60,
    190,
    pick(random, [
      'Election Commission names the dates',
      'Income tax department to send letters',
      'Aadhaar now needed at hospitals',
    ]),
    { font: 'serifBold', size: 34 },
  )
  for (const x of [60, 580])
    column(
      sheet,
      x,
      260,
      [0, 1, 2, 3, 4, 5, 6].flatMap(() =>
        wrapped(random() < 0.3 ? pick(random, issuersWords) : pick(random, sentences)),
      ),
      { font, size: 21 },
    )
  sheet.text(60, 1160, `Advertisements: ${d.phone}`, { font, size: 22 })
  return sheet
}

const wrapped = (text: string): string[] => {
  const at = text.lastIndexOf(' ', 36)
  return text.length < 38 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

export const bookPage: DrawPaper = random => {
  const [sheet, font, d] = [
    sheetOf(random, 850, 1200, ['#faf6ea', '#ffffff']),
    pick(random, ['serif', 'typewriter'] as const),
    decoys(random),
  ]
  sheet.text(300, 100, `Chapter ${d.number(1)}`, { font, size: 34 })
  column(
    sheet,
    80,
    190,
    Array.from({ length: 14 }, () => wrapped(pick(random, sentences))[0] ?? ''),
    { font, size: 26 },
  )
  sheet.text(80, 1120, `ISBN ${d.number(13)}`, { font, size: 22 })
  return sheet
}

export const ticket: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 1000, 500, ['#e8f3ff', '#fff3e0']), pick(random, inks), decoys(random)]
  sheet.text(
    60,
    70,
    pick(random, ['INDIAN RAILWAYS', 'AIR INDIA  BOARDING PASS', 'STATE TRANSPORT', 'NATIONAL MUSEUM']),
    { font: 'sansBold', size: 34 },
  )
  const rows = [
    ['PNR', d.number(10)],
    ['Passenger', d.name],
    ['Train / Flight', `${d.number(5)}  ${d.plate}`],
    ['Date', d.date],
    ['Transaction', d.twelve],
    ['Fare', d.amount()],
  ]
  table(sheet, 140, [60, 320], rows, { font, size: 26 })
  sheet.text(60, 460, pick(random, issuersWords), { font, size: 20 })
  return sheet
}

/** In letters like those of a hand: italic, uneven and of several sizes. */
export const note: DrawPaper = random => {
  const [sheet, d] = [sheetOf(random, 800, 900, ['#fffbe0', '#ffffff']), decoys(random)]
  const lines = [
    'Shopping',
    'milk, bread, 2 kg rice',
    `call ${d.person.father}`,
    d.phone,
    `PAN ${d.pan}`,
    d.twelve,
    'pay tax before Friday',
    `bank ${d.account}`,
  ]
  for (const [index, line] of lines.entries())
    sheet.text(60 + random() * 60, 110 + index * 90 + random() * 16, line, {
      font: 'robotoItalic',
      size: 32 + random() * 10,
      colour: '#1c2f7a',
      spacing: random() * 3,
    })
  return sheet
}

export const poster: DrawPaper = random => {
  const [sheet, d] = [sheetOf(random, 1000, 1200, ['#c0392b', '#1f6f4a', '#f7d774']), decoys(random)]
  const font = pick(random, ['sansBold', 'robotoMedium', 'serifBold'] as FontName[])
  const words = pick(random, [
    ['GOVERNMENT OF INDIA', 'AADHAAR CAMP', 'Update your Aadhaar today'],
    ['LEARN DRIVING', 'Driving licence in 30 days', 'LMV and MCWG'],
    ['ELECTION COMMISSION', 'OF INDIA', 'Every vote counts'],
    ['PASSPORT MELA', 'Republic Day offer', 'Passport photos'],
    ['INCOME TAX', 'File your return', 'Permanent Account Number in 3 days'],
  ])
  column(sheet, 100, 220, words, { font, size: 62, gap: 2, colour: '#fffdf5' })
  column(sheet, 100, 800, [`Call ${d.phone}`, d.city, d.date], { font, size: 40, colour: '#fffdf5' })
  return sheet
}

export const screenshot: DrawPaper = random => {
  const [sheet, d] = [sheetOf(random, 720, 1280, ['#f5f6f8', '#111418']), decoys(random)]
  const colour = sheet.parts[0]?.includes('#111418') ? '#e8eaed' : '#202124'
  const lines = pick(random, [
    [
      'Verify PAN',
      'Permanent Account Number',
      d.pan,
      'Full name',
      d.name,
      'Date of birth',
      d.birth,
      'Income Tax status: active',
    ],
    ['Messages', `OTP ${d.number(6)} for Aadhaar ${d.twelve}`, 'Do not share it.', 'UIDAI', `Call ${d.phone}`],
    [
      'Paid',
      d.amount(),
      `To ${d.name}`,
      `UTR ${d.twelve.replaceAll(' ', '')}`,
      `A/C No. ${d.account}`,
      `IFSC ${d.ifsc}`,
    ],
    ['Voter search', 'Election Commission of India', `EPIC No. ${d.epic}`, d.name, 'Constituency: 24 Pune'],
  ])
  sheet.text(40, 60, '9:41', { font: 'inter', size: 28, colour })
  column(sheet, 50, 190, lines, { font: 'inter', size: 32, gap: 2.2, colour })
  return sheet
}
