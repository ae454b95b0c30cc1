import { photo } from '../../../support/specimens/cards.ts'
import { pick } from '../../names/random.ts'
import { column, type DrawPaper, decoys, inks, issuersWords, sheetOf, table } from './paper.ts'

const tints = ['#eaf2fb', '#fdf3e7', '#f2f7ee', '#ffffff']

export const employeeCard: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 1012, 638, tints), pick(random, inks), decoys(random)]
  sheet.text(60, 80, pick(random, ['INFOTECH INDIA PVT LTD', 'GOVERNMENT HOSPITAL', 'NATIONAL INSURANCE']), {
    font: 'robotoMedium',
    size: 38,
  })
  sheet.text(60, 125, pick(random, ['EMPLOYEE IDENTITY CARD', 'PERMANENT STAFF']), { font, size: 28 })
  photo(sheet, 60, 170, 200, 240)
  const lines = [
    `Name: ${d.name}`,
    `Emp. No. ${d.pan}`,
    `Date of Birth: ${d.birth}`,
    `Blood Group: B+`,
    `Phone ${d.phone}`,
    `PAN ${d.pan}`,
  ]
  column(sheet, 310, 200, lines, { font, size: 28 })
  return sheet
}

export const studentCard: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 1012, 638, tints), pick(random, inks), decoys(random)]
  sheet.text(120, 80, pick(random, ['UNIVERSITY OF MUMBAI', 'GOVERNMENT COLLEGE', 'INDIAN INSTITUTE OF ARTS']), {
    font: 'serifBold',
    size: 36,
  })
  sheet.text(120, 125, 'STUDENT IDENTITY CARD', { font, size: 28 })
  photo(sheet, 760, 160, 190, 230)
  const lines = [
    `Name : ${d.name}`,
    `Father's Name : ${d.person.father}`,
    `Date of Birth : ${d.birth}`,
    `Enrolment No. ${d.twelve}`,
    `Gender : Female`,
    `Valid till ${d.date}`,
  ]
  column(sheet, 60, 200, lines, { font, size: 28 })
  sheet.text(60, 590, 'Signature', { font, size: 22 })
  return sheet
}

export const healthCard: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 1012, 638, tints), pick(random, inks), decoys(random)]
  sheet.text(60, 80, pick(random, ['HEALTH INSURANCE CARD', 'NATIONAL HEALTH SCHEME', 'STATE LIBRARY MEMBER']), {
    font: 'robotoMedium',
    size: 36,
  })
  if (random() < 0.5) sheet.text(60, 122, 'Government of India', { font, size: 28 })
  const lines = [
    d.name,
    `DOB: ${d.birth}`,
    `/ ${pick(random, ['MALE', 'FEMALE'])}`,
    `Mobile: ${d.phone}`,
    `Address: ${d.person.address[0]}`,
  ]
  column(sheet, 60, 190, lines, { font, size: 28 })
  sheet.text(60, 500, d.twelve, { font: 'robotoMedium', size: 48 })
  return sheet
}

export const schoolReport: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 1000, 1150), pick(random, inks), decoys(random)]
  sheet.text(140, 90, pick(random, ['BOARD OF SECONDARY EDUCATION', 'ST. MARY SCHOOL', 'CENTRAL SCHOOL, INDIA']), {
    font: 'serifBold',
    size: 36,
  })
  const head = [
    'Statement of Marks',
    `Name: ${d.name}`,
    `Father's Name: ${d.person.father}`,
    `Date of Birth: ${d.birth}`,
    `Roll No. ${d.epic}`,
  ]
  const y = column(sheet, 80, 160, head, { font, size: 26 })
  const subjects = ['English', 'Hindi', 'Mathematics', 'Science', 'History'].map(name => [name, '100', d.number(2)])
  table(sheet, y + 40, [80, 520, 760], [['Subject', 'Maximum', 'Marks'], ...subjects, ['Result', '', 'PASS']], {
    font,
    size: 25,
  })
  return sheet
}

export const certificate: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 1200, 850, ['#fffdf3', '#ffffff']), pick(random, inks), decoys(random)]
  sheet.text(
    300,
    130,
    pick(random, ['CERTIFICATE OF MERIT', 'BIRTH CERTIFICATE', 'GOVERNMENT OF INDIA', 'REGISTRATION CERTIFICATE']),
    { font: 'serifBold', size: 46 },
  )
  const lines = [
    'This is to certify that',
    d.name,
    `son or daughter of ${d.person.father}`,
    `born on ${d.birth} at ${d.city}`,
    `has been registered under No. ${d.epic}`,
    pick(random, issuersWords),
  ]
  column(sheet, 140, 240, lines, { font, size: 32 })
  column(sheet, 140, 700, [`Date of issue: ${d.date}`, 'Authorised Signatory'], { font, size: 26 })
  return sheet
}

export const prescription: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 900, 1050, ['#ffffff', '#f6fbf6']), pick(random, inks), decoys(random)]
  column(sheet, 60, 80, [`Dr. ${d.name}, MBBS`, `Reg. No. ${d.number(6)}`, `Ph. ${d.phone}`], { font, size: 30 })
  const lines = [
    `Patient: ${d.person.father}`,
    'Age 40  Sex M',
    `Date ${d.date}`,
    `ABHA No. ${d.twelve}`,
    'Rx',
    'Paracetamol 500 mg',
    'twice a day, 5 days',
    'Vitamin D 60000 IU',
  ]
  column(sheet, 60, 260, lines, { font, size: 28 })
  return sheet
}

export const form: DrawPaper = random => {
  const [sheet, font, d] = [sheetOf(random, 1100, 1300), pick(random, inks), decoys(random)]
  sheet.text(
    200,
    80,
    pick(random, [
      'ACCOUNT OPENING FORM',
      'APPLICATION FOR PERMANENT ACCOUNT NUMBER',
      'LOAN APPLICATION',
      'FORM OF NOMINATION',
    ]),
    { font: 'robotoMedium', size: 34 },
  )
  const rows = [
    ['Full name', d.name],
    ["Father's name", d.person.father],
    ['Date of birth', d.birth],
    ['Permanent Account Number', d.pan],
    ['Aadhaar number', d.twelve],
    ['Voter card No.', d.epic],
    ['Passport No.', d.passport],
    ['Driving licence', d.licence],
    ['Mobile', d.phone],
    ['Address', d.person.address[0] ?? ''],
    ['Account No.', d.account],
  ]
  const y = table(sheet, 160, [70, 500], rows, { font, size: 25, gap: 2 })
  column(
    sheet,
    70,
    y + 50,
    ['I declare that the above is true.', 'Signature of the applicant', pick(random, issuersWords)],
    { font, size: 22 },
  )
  return sheet
}
