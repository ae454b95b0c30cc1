import { above, below, type Found, type Line, labelled, labels, search, wholeLine } from './page.ts'
import type { Draft, KindReader } from './reader.ts'
import { asName, findCode, findDate } from './values.ts'

const asPan = (text: string) => findCode(text, ['AAAAA9999A'])

/**
 * The PAN card. Since 2017 it has labels; before, the name, the father's name and the date of birth follow each other without any, above the number.
 */
function read(lines: readonly Line[]): Draft[] {
  const birth = labelled(lines, /DATEOFBIRTH|OFBIRTH|DATEOFINC/, findDate) ?? search(lines, findDate)
  const name = nameBelow(lines, /^(?!.*(?:FATHER|THERS)).*NAME?$|^NAM$/)
  const father = labelled(lines, /FATHER|THERSNAM/, fatherOf, 2)
  const unlabelled = name ? undefined : namesAbove(lines, birth)
  return [
    { name: 'number', found: search(lines, asPan) },
    { name: 'name', found: name ?? unlabelled?.[0] },
    { name: 'fatherName', found: father ?? unlabelled?.[1] },
    { name: 'birthDate', found: birth },
  ]
}

/** "Father's Name" ends in a word that is no name itself. */
const fatherOf = (text: string) => asName(text.replace(/^['’]?\s*s?\s*name/i, ''))

function nameBelow(lines: readonly Line[], label: RegExp): Found | undefined {
  for (const { line } of labels(lines, label))
    for (const next of below(lines, line, 2).slice(0, 1)) {
      const text = asName(next.text)
      if (text) return { ...wholeLine(next), text }
    }
  return undefined
}

/** The two lines with names above the date of birth, or one, which is the holder's own (a company has no father). */
function namesAbove(lines: readonly Line[], birth: Found | undefined): Found[] {
  const date = lines.find(
    line => birth && line.picture === birth.picture && line.box.y <= birth.box.y && findDate(line.text),
  )
  if (!date) return []
  return above(lines, date, 8)
    .flatMap(line => {
      const text = asName(line.text)
      return text && line.confidence > 0.7 && Math.abs(line.left - date.left) < (date.bottom - date.top) * 3
        ? [{ ...wholeLine(line), text }]
        : []
    })
    .slice(0, 2)
    .toReversed()
}

export const pan: KindReader = {
  kinds: ['pan'],
  signs: [/INCOMETAX/, /PERMANENTACCOUNT/, /TAXDEPARTMENT/, [asPan, 2]],
  kindOf: () => 'pan',
  sidesOf: () => ['front'],
  read,
}
