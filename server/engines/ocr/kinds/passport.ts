import { addressFields, linesOfAddress } from './address.ts'
import { type Line, labelled, search } from './page.ts'
import type { Draft, KindReader } from './reader.ts'
import { asGender, asName, asText, findCode, findDate, findDates, type Parse } from './values.ts'

/** A letter and seven figures; passports with a chip have two letters and six figures. */
const asNumber: Parse = (text, doubt) =>
  text.includes('<') ? undefined : findCode(text, ['A9999999', 'AA999999'], 2, doubt)
const asPlace = (text: string) => (/\d|<|\//.test(text) ? undefined : asText(text, 3))
const asFile = (text: string) => /(?<![A-Z\d])[A-Z]{2}\d{13}(?!\d)/.exec(text.replace(/\s/g, ''))?.[0]

/** Both dates stand in one row, so the label above says which is which only by its place. */
const lastDate: Parse = (text, doubt) => findDates(text, doubt).at(-1)

/** The Indian passport: the page with the photo, by its labels, and the last page with the parents and the address. */
function read(lines: readonly Line[]): Draft[] {
  const page = lines.filter(({ text }) => !text.includes('<<'))
  return [
    { name: 'number', found: labelled(page, /PASSPORTNO/, asNumber) ?? search(page, asNumber) },
    { name: 'surname', found: labelled(page, /SURNAME/, asName, 2) },
    { name: 'givenNames', found: labelled(page, /GIVENNAME/, asName, 2) },
    {
      name: 'nationality',
      found: labelled(page, /NATIONA[LI]ITY/, text => /INDIAN/i.exec(text)?.[0].toUpperCase(), 2),
    },
    { name: 'gender', found: labelled(page, /SEX/, asGender, 2) },
    { name: 'birthDate', found: labelled(page, /DATEOFBIRTH/, findDate, 2) },
    { name: 'birthPlace', found: labelled(page, /P[LI]ACEOFBIRTH/, asPlace, 2) },
    { name: 'issuePlace', found: labelled(page, /P[LI]ACEOF[IL]?S{1,2}UE/, asPlace, 2) },
    { name: 'issueDate', found: labelled(page, /DATEOF[IL]?S{1,2}UE/, findDate, 2) },
    { name: 'expiryDate', found: labelled(page, /DATEOFEXPIRY/, lastDate, 2) },
    { name: 'fatherName', found: labelled(page, /NAMEOFFATHER(?:[LI]EGA[LI]GUARDIAN)?/, asName, 2) },
    { name: 'motherName', found: labelled(page, /NAMEOFMOTHER/, asName, 2) },
    { name: 'husbandName', found: labelled(page, /NAMEOFSPOUSE/, asName, 2) },
    { name: 'optionalData', found: labelled(page, /FI[LI]ENO/, asFile, 2) },
    ...addressFields(linesOfAddress(page, /^ADDRESS/)),
  ]
}

export const passport: KindReader = {
  kinds: ['passport'],
  signs: [/REPUB[LI]ICOFINDIA/, /NAMEOFFATHER.*GUARDIAN/, /NAMEOFMOTHER/],
  // Passports of other states print these too.
  also: [/PASSPORTNO|^PASSPORT/, /GIVENNAME/, /P[LI]ACEOF[IL]S{1,2}UE/, /INDIAN$/],
  kindOf: () => 'passport',
  sidesOf: lines => [
    ...(lines.some(({ key }) => /SURNAME|REPUB[LI]IC|GIVEN/.test(key)) ? (['front'] as const) : []),
    ...(lines.some(({ key }) => /NAMEOFMOTHER|NAMEOFSPOUSE/.test(key)) ? (['back'] as const) : []),
  ],
  read,
}
