import type { MobileResult } from '../intelligence.ts'
import type { Drawing, ReportSection } from './words.ts'

export function mobileSections({ words: { text }, writer }: Drawing, mobile: MobileResult): ReportSection[] {
  const { facts, table } = writer
  const { connection: line, aadhaarLink, identity, age } = mobile
  const sections: ReportSection[] = []
  const addTable = (title: Parameters<typeof text>[0], made: ReturnType<typeof table>) => {
    if (made.rows.length > 0) sections.push({ level: 3, title: text(title), table: made })
  }
  if (line)
    sections.push({
      level: 3,
      title: text('section.line'),
      facts: facts([
        ['status', line.status, 'code'],
        ['operator', line.operator],
        ['circle', line.circle],
        ['ported', line.ported],
        ['connection', line.connection, 'code'],
      ]),
    })
  if (aadhaarLink)
    sections.push({
      level: 3,
      title: text('section.aadhaarLink'),
      facts: facts([['aadhaar_linked', aadhaarLink.status]]),
    })
  addTable(
    'section.deliveries',
    table(mobile.address, [
      ['address', row => row.address],
      ['pin', row => row.pin],
      ['lastOn', row => row.lastOn, 'day'],
    ]),
  )
  if (age !== null) sections.push({ level: 3, title: text('section.age'), facts: facts([['age', age]]) })
  if (identity) {
    const { personalInfo: person } = identity
    sections.push(
      { level: 3, title: text('section.identity') },
      {
        level: 4,
        title: text('section.personal'),
        facts: facts([
          ['full_name', person.fullName],
          ['gender', person.gender, 'code'],
          ['dob', person.dob, 'day'],
          ['occupation', person.occupation],
        ]),
      },
    )
    const below = sections.length
    addTable(
      'section.phones',
      table(identity.phoneInfo, [
        ['number', row => row.number],
        ['kind', row => row.kind],
        ['reportedOn', row => row.reportedOn, 'day'],
      ]),
    )
    addTable(
      'section.addresses',
      table(identity.addressInfo, [
        ['address', row => row.address],
        ['state', row => row.state],
        ['pin', row => row.pin],
        ['kind', row => row.kind],
        ['reportedOn', row => row.reportedOn, 'day'],
      ]),
    )
    addTable(
      'section.emails',
      table(identity.emailInfo, [
        ['email', row => row.email],
        ['reportedOn', row => row.reportedOn, 'day'],
      ]),
    )
    addTable(
      'section.ids',
      table(identity.idInfo, [
        ['type', row => row.type, 'code'],
        ['number', row => row.number],
      ]),
    )
    for (const section of sections.slice(below)) section.level = 4
  }
  addTable(
    'section.employment',
    table(mobile.employmentHistory, [
      ['establishment', row => row.establishment],
      ['memberId', row => row.memberId],
      ['joinedOn', row => row.joinedOn, 'day'],
      ['exitedOn', row => row.exitedOn, 'day'],
      ['lastContribution', row => row.lastContribution],
    ]),
  )
  if (mobile.rcDetails.length > 0) sections.push({ level: 3, title: text('section.rc') })
  for (const one of mobile.rcDetails)
    sections.push({
      level: 4,
      title: one.rcNumber,
      facts: facts([
        ['rcNumber', one.rcNumber],
        ['status', one.status, 'code'],
        ['owner', one.owner],
        ['maker', one.maker],
        ['model', one.model],
        ['vehicleClass', one.vehicleClass],
        ['fuel', one.fuel],
        ['registeredOn', one.registeredOn, 'day'],
        ['authority', one.authority],
        ['insurer', one.insurer],
        ['insuranceUpto', one.insuranceUpto, 'day'],
        ['fitnessUpto', one.fitnessUpto, 'day'],
        ['financier', one.financier],
      ]),
    })
  return sections
}
