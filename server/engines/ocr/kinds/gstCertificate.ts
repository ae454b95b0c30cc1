import { addressFields, linesOfAddress } from './address.ts'
import { type Line, labelled, search } from './page.ts'
import { type Draft, holding, type KindReader } from './reader.ts'
import { asText, codeOf, findDate } from './values.ts'

const asGstin = codeOf(['99AAAAA9999A*Z*'])

/** Rows are numbered, and a row without a value is followed by the next label. */
const asValue = (text: string) =>
  /^\d{1,2}\.|Name,? if any|Legal Name|Constitution|Address of|Date of|Type of/i.test(text)
    ? undefined
    : asText(text, 2)
const asWords = (text: string) => (/^(?:NA|N\/A|NIL)$/i.test(text.trim()) ? undefined : asValue(text))

/** The registration certificate under GST (form GST REG-06). */
function read(lines: readonly Line[]): Draft[] {
  return [
    { name: 'number', found: search(lines, asGstin) },
    { name: 'legalName', found: labelled(lines, /[LI]EGA[LI]NAME/, asValue, 1) },
    { name: 'tradeName', found: labelled(lines, /TRADENAME(?:IFANY)?/, asWords, 1) },
    {
      name: 'constitution',
      found: labelled(lines, /CONSTITUTIONOFBUSINES+|CONSTITUTIONOFBU[SI]INE[SI]+|CONSTITUTION/, asValue, 1),
    },
    { name: 'registrationType', found: labelled(lines, /TYPEOFREG[IL]STRATION/, asValue, 1) },
    {
      name: 'registrationDate',
      found: labelled(
        lines,
        /DATEOF[LI]IABI[LI]ITY|DATEOFREGISTRATION|VA[LI]IDITY.{0,4}FROM|PERIODOFVA[LI]IDITY/,
        findDate,
        1,
      ),
    },
    { name: 'issueDate', found: labelled(lines, /DATEOF[IL]?S{1,2}UEOFCERT|DATEOF[IL]?S{1,2}UE/, findDate, 1) },
    ...addressFields(linesOfAddress(lines, /ADDRESSOFPRINCIPA[LI](?:P[LI]ACEOFBU[SI]INE[SI]{2})?/)),
  ]
}

export const gstCertificate: KindReader = {
  kinds: ['gstCertificate'],
  signs: [/GSTREG|FORMGST/, /CONSTITUTIONOFBU[SI]/, [holding('gstin', asGstin), 2]],
  also: [/REGISTRATIONCERTIFICATE/, /[LI]EGA[LI]NAME/, /PRINCIPA[LI]P[LI]ACE/],
  kindOf: () => 'gstCertificate',
  sidesOf: () => ['front'],
  read,
}
