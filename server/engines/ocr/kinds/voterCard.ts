import { addressFields, linesOfAddress } from './address.ts'
import { type Line, labelled, search } from './page.ts'
import { type Draft, holding, type KindReader } from './reader.ts'
import { asGender, asName, asText, findCode, findDate, type Parse, without } from './values.ts'

/** Three letters and seven figures; numbers with slashes are older. */
const asEpic: Parse = (text, doubt) =>
  findCode(text, ['AAA9999999'], 2, doubt) ??
  /(?<![A-Z])[A-Z]{2}\/\d{2,3}\/\d{3}\/\d{6,7}(?!\d)/.exec(text.replace(/\s/g, ''))?.[0]

const bare = without(/^.*?(?:name|elector['’]?s?)\s*[:.-]?\s*/i, asName)

/** The elector's photo identity card of the Election Commission, with its back. */
function read(lines: readonly Line[]): Draft[] {
  return [
    { name: 'number', found: search(lines, asEpic) },
    { name: 'name', found: labelled(lines, /E[LI]ECTORSNAME|E[LI]ECTORNAME|^NAME(?!OF)/, bare, 2) },
    { name: 'fatherName', found: labelled(lines, /FATHERS?NAME|FATHERS?/, bare, 2) },
    { name: 'husbandName', found: labelled(lines, /HUS[BR]ANDS?NAME|HUSBANDS?/, bare, 2) },
    { name: 'motherName', found: labelled(lines, /MOTHERS?NAME/, bare, 2) },
    { name: 'gender', found: labelled(lines, /GENDER|SEX/, asGender) },
    { name: 'birthDate', found: labelled(lines, /DATEOFBI?RTH|^DOB|AGE/, findDate) },
    {
      name: 'issueDate',
      found: labelled(
        lines.filter(({ key }) => !/BIRTH/.test(key)),
        /DATEOFI[SI]+UE|^DATE/,
        findDate,
        2,
      ),
    },
    ...addressFields(linesOfAddress(lines)),
    { name: 'optionalData', found: labelled(lines, /ASSEMB[LI]YCONSTITUENCY(?:NOANDNAME)?/, text => asText(text)) },
  ]
}

export const voterCard: KindReader = {
  kinds: ['voterCard'],
  signs: [
    /E[LI]ECTIONCOMM/,
    /E[LI]ECTORPHOTO|E[LI]ECTORSPHOTO/,
    /E[LI]ECTORSNAME/,
    /E[LI]ECTORA[LI]REG/,
    /ASSEMB[LI]YCONST/,
    [holding('epic', asEpic), 1],
  ],
  // The commission's name stands on much that is no card.
  words: 2,
  also: [/IDENTITYCARD/, /E[LI]ECTORA[LI]|CONSTITUENCY/],
  kindOf: () => 'voterCard',
  sidesOf: lines => [
    ...(lines.some(({ key }) => /E[LI]ECTIONCOMM|E[LI]ECTORSNAME/.test(key)) ? (['front'] as const) : []),
    ...(lines.some(({ key }) => /ADDRESS|CONSTITUENCY/.test(key)) ? (['back'] as const) : []),
  ],
  read,
}
